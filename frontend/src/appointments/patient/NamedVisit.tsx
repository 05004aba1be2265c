import { ErrorRetry } from '../../common/feedback/ErrorRetry';
import { ReviewDialog } from '../../reviews/ReviewDialog';
import { doctorOf } from '../appointmentView';
import { useVisit } from '../doctor/useVisit';
import { AppointmentDetailsDialog } from './AppointmentDetailsDialog';
import { CancelAppointmentDialog } from './CancelAppointmentDialog';
import type { Opened } from './opened';

interface NamedVisitProps {
  visitId: string;
  /** Whether the address asks to cancel it. */
  toCancel: boolean;
  /** Whether it asks for a review. */
  toReview: boolean;
  onOpen: (opened: Opened) => void;
  onClose: () => void;
}

/** The visit of a notification's link, also one that is in no list. */
export function NamedVisit({ visitId, toCancel, toReview, onOpen, onClose }: NamedVisitProps) {
  const visit = useVisit(visitId);
  if (visit.isError) return <ErrorRetry error={visit.error} onRetry={() => void visit.refetch()} />;
  if (!visit.data) return null;
  if (toCancel && visit.data.canCancel)
    return <CancelAppointmentDialog appointment={visit.data} onClose={onClose} />;
  if (toReview && visit.data.status === 'completed')
    return (
      <ReviewDialog appointmentId={visit.data._id} doctorName={doctorOf(visit.data)} onClose={onClose} />
    );
  return <AppointmentDetailsDialog appointment={visit.data} onOpen={onOpen} onClose={onClose} />;
}
