import type { EmergencyAdvice } from '../../../openapi/contract/site/emergency.js';
import { Icon } from '../common/pictures/icons';
import { telephoneLink } from '../hospital/useHospital';
import { tPage } from '../messages/pages';

interface EmergencyCallsProps {
  advice: EmergencyAdvice;
  /** Only the first sentence of the advice, for small places. */
  isShort?: boolean;
}

/** Emergency advice and numbers when a text sounds urgent; shown first. */
export const EmergencyCalls = ({ advice: { text, phones }, isShort }: EmergencyCallsProps) => (
  <div role="alert" className={isShort ? 'emergency-calls emergency-calls--short' : 'emergency-calls'}>
    <strong>{isShort ? text.replace(/(?<=\.) .*/, '') : text}</strong>
    <div className="emergency-calls__numbers">
      {phones.map((phone, index) => (
        <a
          key={phone}
          href={telephoneLink(phone)}
          className={index === 0 ? 'button button--error' : 'button button--error-outlined'}
        >
          <Icon name="phone" />
          {tPage('callPhone', { phone })}
        </a>
      ))}
    </div>
  </div>
);
