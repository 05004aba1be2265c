import type { VerifiedPrescription } from '../../../openapi/contract/care/lifecycle/verification.js';
import { doseText } from '../../../openapi/contract/care/dosage/describe-dosage.js';
import { serverNow } from '../common/clock/serverClock';
import { calendarDate, formatDate } from '../common/format/format';
import { useHospital } from '../hospital/useHospital';
import { tVerification } from '../messages/care/verification';

type Medicine = VerifiedPrescription['medicines'][number];

const stateText = ({ status, statusOn }: Medicine): string =>
  tVerification('lineState', { status, date: statusOn ? formatDate(statusOn) : '' });

const MedicineItem = ({ medicine }: { medicine: Medicine }) => (
  <li className="verified__medicine">
    <p className="h6 verified__name">{medicine.name}</p>
    {medicine.quantity && (
      <p className="muted">{tVerification('total', { amount: doseText(medicine.quantity) })}</p>
    )}
    <p
      className={medicine.status === 'active' ? 'verified__state' : 'verified__state verified__state--ended'}
    >
      {stateText(medicine)}
    </p>
  </li>
);

/** The hospital's answer: the paper is genuine, and the state of each medicine. */
export function Verified({ prescription }: { prescription: VerifiedPrescription }) {
  const { timeZone } = useHospital();
  const { number, date, doctorName, doctorRegistration, patientInitials, medicines } = prescription;
  const facts = [
    [tVerification('number'), number],
    [tVerification('date'), formatDate(date)],
    [tVerification('doctor'), doctorName],
    [tVerification('registration'), doctorRegistration],
    [tVerification('initials'), patientInitials],
  ];
  return (
    <section className="verified" aria-labelledby="verified-title">
      <h2 className="h2" id="verified-title" role="status">
        {tVerification('genuine')}
      </h2>
      <p>{tVerification('compare', { today: formatDate(calendarDate(serverNow(), timeZone)) })}</p>
      <dl className="verified__facts">
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt className="muted">{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <h3 className="h3">{tVerification('medicines', { count: medicines.length })}</h3>
      <ol className="verified__medicines">
        {medicines.map((medicine) => (
          <MedicineItem key={medicine.line} medicine={medicine} />
        ))}
      </ol>
    </section>
  );
}
