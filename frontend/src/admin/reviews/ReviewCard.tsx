import CheckIcon from '@mui/icons-material/Check';
import HideIcon from '@mui/icons-material/VisibilityOffOutlined';
import { Box, Button, Card, Rating, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { ReviewDto } from '../../../../openapi/contract/care/reviews.js';
import { notifySuccess } from '../../common/feedback/notices';
import { Moment } from '../fields/Moment';
import { RecordLink } from '../fields/RecordLink';
import { StatusChip } from '../fields/StatusChip';
import { Allowed } from '../steps/Allowed';
import { useStep } from '../steps/useStep';
import { DeleteStep } from '../content/DeleteStep';
import { Writer } from './Writer';
import { tAdminCommon } from '../../messages/admin/common';
import { tAdminContent } from '../../messages/admin/content';

const DONE = { approve: tAdminContent('reviewApproved'), hide: tAdminContent('reviewHidden') };

function Steps({ review }: { review: ReviewDto }) {
  const step = useStep<'approve' | 'hide'>({
    run: (provider, name) => provider.act('reviews', review.id, name),
    onDone: () => undefined,
    failure: (reason) => ({ text: tAdminContent('changeReviewFailed'), detail: reason }),
  });
  const take = (name: 'approve' | 'hide') =>
    step.mutate(name, { onSuccess: () => notifySuccess(DONE[name], review.name) });
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mt: 'auto' }}>
      {review.status !== 'approved' && (
        <Button
          variant="contained"
          startIcon={<CheckIcon />}
          aria-label={tAdminContent('approveReviewOf', { reviewName: review.name })}
          disabled={step.isPending}
          onClick={() => take('approve')}
        >
          {tAdminCommon('approve')}
        </Button>
      )}
      {review.status !== 'hidden' && (
        <Button
          variant="outlined"
          startIcon={<HideIcon />}
          aria-label={tAdminContent('hideReviewOf', { reviewName: review.name })}
          disabled={step.isPending}
          onClick={() => take('hide')}
        >
          {tAdminCommon('hide')}
        </Button>
      )}
      <DeleteStep
        resource="reviews"
        record={review}
        name={tAdminContent('reviewOf', { reviewName: review.name })}
        question={tAdminContent('deleteThisReview')}
        consequence={tAdminContent('reviewDeleteText')}
      />
    </Stack>
  );
}

/** A complete review with its actions; `select` is its checkbox. */
export const ReviewCard = ({ review, select }: { review: ReviewDto; select?: ReactNode }) => (
  <Card component="li" sx={{ p: 2, display: 'flex', flexDirection: 'column', gap: 1.5 }}>
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
      <Typography component="h2" variant="h6" sx={{ overflowWrap: 'anywhere' }}>
        <Writer review={review} />
      </Typography>
      <Stack direction="row" sx={{ alignItems: 'center', m: select ? -1 : 0 }}>
        <StatusChip status={review.status} />
        {select}
      </Stack>
    </Stack>
    <Rating value={review.rating} readOnly size="small" />
    <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{review.text}</Typography>
    <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
      <div>
        {review.appointmentId ? (
          <RecordLink resource="appointments" id={review.appointmentId}>
            {tAdminContent('reviewedVisit', { doctorName: review.doctorName })}
          </RecordLink>
        ) : (
          tAdminContent('reviewedVisit', { doctorName: review.doctorName })
        )}
      </div>
      <Moment at={review.createdAt} />
    </Box>
    <Allowed to="reviews.edit">
      <Steps review={review} />
    </Allowed>
  </Card>
);
