import { telephoneLink, useHospital } from '../hospital/useHospital';
import { emergencyWords } from '../words/care/emergency';

/** The line at the top of every page: the number for emergencies. Its height is the same before the number is known. */
export function EmergencyBar({ offset = 0 }: { offset?: number }) {
  const { emergencyPhone } = useHospital();
  return (
    <aside
      aria-label={emergencyWords.emergencyNumber}
      className="emergency-bar body2"
      style={{ '--offset': `${offset}px` } as React.CSSProperties}
    >
      {emergencyPhone && (
        <a href={telephoneLink(emergencyPhone)}>
          {emergencyWords.emergencyCall} <strong>{emergencyPhone}</strong>
        </a>
      )}
    </aside>
  );
}
