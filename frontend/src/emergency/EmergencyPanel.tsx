import { useEffect, useRef } from 'react';
import { Icon } from '../common/pictures/icons';
import { telephoneLink, useHospital } from '../hospital/useHospital';
import { tEmergency } from '../messages/care/emergency';
import { tCommon } from '../messages/common';

/** First aid until help arrives; short enough to be read aloud. */
const firstSteps = [
  tEmergency('stepCall'),
  tEmergency('stepStay'),
  tEmergency('stepBreathing'),
  tEmergency('stepBleeding'),
  tEmergency('stepUnconscious'),
];

interface EmergencyPanelProps {
  id: string;
  onClose: () => void;
}

/** The emergency number and first-aid advice. */
export function EmergencyPanel({ id, onClose }: EmergencyPanelProps) {
  const { phone, emergencyPhone } = useHospital();
  const number = emergencyPhone || phone;
  const section = useRef<HTMLElement>(null);
  // It may have been opened from far away on the page.
  useEffect(() => section.current?.focus({ preventScroll: true }), []);
  return (
    <section ref={section} tabIndex={-1} id={id} aria-labelledby={`${id}-title`} className="emergency-panel">
      <div className="emergency-panel__head">
        <h2 className="h3" id={`${id}-title`}>
          {tCommon('inEmergency')}
        </h2>
        <button
          type="button"
          className="icon-button"
          aria-label={tEmergency('closeEmergencyHelp')}
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </div>
      {number && (
        <a href={telephoneLink(number)} className="button button--error emergency-panel__call">
          <Icon name="phone" />
          {tEmergency('callNumber', { number })}
        </a>
      )}
      <h3 className="h6">{tEmergency('whatToDoFirst')}</h3>
      <ol>
        {firstSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}
