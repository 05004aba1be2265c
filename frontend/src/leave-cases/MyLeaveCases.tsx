import { useSearchParams } from 'react-router';
import { AppointmentItems, AppointmentSection } from '../appointments/AppointmentCard';
import { ErrorRetry } from '../common/feedback/ErrorRetry';
import { LeaveCaseCard } from './LeaveCaseCard';
import { useMyLeaveCases } from './useLeaveCases';
import { tLeaveCase } from '../messages/care/leaveCases';

/** The patient's visits with absent doctors, above all others; nothing without any. */
export function MyLeaveCases() {
  const cases = useMyLeaveCases();
  const [params] = useSearchParams();
  const named = params.get('choice') === 'refund' ? params.get('leave-case') : null;
  if (cases.isError) return <ErrorRetry error={cases.error} onRetry={() => void cases.refetch()} />;
  if (!cases.data?.length) return null;
  return (
    <AppointmentSection heading={tLeaveCase('doctorIsAway')}>
      <AppointmentItems>
        {cases.data.map((leaveCase) => (
          <LeaveCaseCard key={leaveCase.id} leaveCase={leaveCase} asksRefund={leaveCase.id === named} />
        ))}
      </AppointmentItems>
    </AppointmentSection>
  );
}
