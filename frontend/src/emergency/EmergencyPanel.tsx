import { useEffect, useRef } from 'react';
import { Icon } from '../common/pictures/icons';
import { telephoneLink, useHospital } from '../hospital/useHospital';

/** What helps until help is there; short enough to be read aloud. */
const firstSteps = [
  'Call us, or have somebody call. Say where you are and what happened.',
  'Stay with the person. Give nothing to eat or drink.',
  'Not breathing? Push hard and fast on the middle of the chest, without a pause.',
  'Bleeding heavily? Press a clean cloth on it firmly and keep pressing.',
  'Unconscious but breathing? Lay the person on one side, head back.',
];

interface EmergencyPanelProps {
  id: string;
  onClose: () => void;
}

/** The number to call and what to do until help is there. */
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
          In an emergency
        </h2>
        <button type="button" className="icon-button" aria-label="Close the emergency help" onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      {number && (
        <a href={telephoneLink(number)} className="button button--error emergency-panel__call">
          <Icon name="phone" />
          Call {number}
        </a>
      )}
      <h3 className="h6">What to do first</h3>
      <ol>
        {firstSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}
