import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import type { ExtraSessionDto } from '../../../../openapi/contract/care/extra-sessions.js';
import { ApiError, client, read, sentenceOf } from '../../api/client';
import { ConfirmDialog } from '../../common/feedback/ConfirmDialog';
import { notifySuccess } from '../../common/feedback/notices';
import { tExtraSession } from '../../messages/care/extraSessions';
import { tPage } from '../../messages/pages';
import { BookedVisits } from '../BookedVisits';
import { sessionText } from './sessionText';

interface RemoveSessionDialogProps {
  session: ExtraSessionDto;
  /** The address of the page of a booked visit. */
  visitPathOf: (id: string) => string;
  /** Read again after success and refusal. */
  onSettled: () => void;
  onClose: () => void;
}

const removalOf = ({ id }: ExtraSessionDto, visits?: 'offer') =>
  read(client.DELETE('/api/v1/extra-sessions/{id}', { params: { path: { id }, query: { visits } } }));

/** Confirms the removal of an extra session; for booked visits it asks what to do. */
export function RemoveSessionDialog({ session, visitPathOf, onSettled, onClose }: RemoveSessionDialogProps) {
  const removal = useMutation({
    mutationFn: (visits?: 'offer') => removalOf(session, visits),
    onSuccess: () => {
      onClose();
      notifySuccess(tExtraSession('removed'), session.name);
    },
    onSettled,
  });
  const { error } = removal;
  const hasVisits = error instanceof ApiError && error.visits.length > 0;
  return (
    <ConfirmDialog
      title={tExtraSession('removeTitle')}
      confirmLabel={tExtraSession('removeIt')}
      cancelLabel={tPage('keepIt')}
      destructive
      busy={removal.isPending}
      error={error && !hasVisits ? { text: tExtraSession('removeFailed'), detail: sentenceOf(error) } : null}
      onConfirm={() => removal.mutate(undefined)}
      onClose={onClose}
    >
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{session.name}</Typography>
      <Typography>{sessionText(session)}</Typography>
      <Typography sx={{ my: 1 }}>{tExtraSession('removeText')}</Typography>
      {hasVisits && (
        <BookedVisits
          error={error}
          pathOf={visitPathOf}
          offer={tExtraSession('removeAndReschedule')}
          onOffer={() => removal.mutate('offer')}
        />
      )}
    </ConfirmDialog>
  );
}
