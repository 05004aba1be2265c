import { telephoneLink, useHospital } from '../hospital/useHospital';
import { emergencyWords } from '../words/care/emergency';

/** The number for emergencies, at the top left of every page. */
export function EmergencyCall() {
  const { emergencyPhone } = useHospital();
  return (
    <aside aria-label={emergencyWords.emergencyNumber} className="emergency-call">
      {emergencyPhone && (
        <a href={telephoneLink(emergencyPhone)}>
          {emergencyWords.emergencyCall} <strong>{emergencyPhone}</strong>
        </a>
      )}
    </aside>
  );
}
