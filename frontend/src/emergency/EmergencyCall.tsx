import { telephoneLink, useHospital } from '../hospital/useHospital';
import { tEmergency } from '../messages/care/emergency';

/** The emergency number, at the top left of every page. */
export function EmergencyCall() {
  const { emergencyPhone } = useHospital();
  return (
    <aside aria-label={tEmergency('emergencyNumber')} className="emergency-call">
      {emergencyPhone && (
        <a href={telephoneLink(emergencyPhone)}>
          {tEmergency('emergencyCall')} <strong>{emergencyPhone}</strong>
        </a>
      )}
    </aside>
  );
}
