import CheckIcon from '@mui/icons-material/Check';
import DeleteIcon from '@mui/icons-material/DeleteOutline';
import HideIcon from '@mui/icons-material/VisibilityOffOutlined';
import { Box } from '@mui/material';
import { DataTable, SelectInput } from 'react-admin';
import { REVIEW_STATUSES, type ReviewDto } from '../../../../openapi/contract/care/reviews.js';
import { counted } from '../../../../openapi/contract/words/plural.js';
import type { Bulk } from '../steps/BulkBar';
import { ListPage } from '../common/lists/ListPage';
import { NEWEST_FIRST, OLDEST_FIRST } from '../common/lists/SortSelect';
import { Moment } from '../fields/Moment';
import { RecordLink } from '../fields/RecordLink';
import { Records } from '../common/lists/Records';
import { StatusChip } from '../fields/StatusChip';
import { stateChoices } from '../fields/format';
import { ReviewCard } from './ReviewCard';
import { Writer } from './Writer';
import { adminCommonWords } from '../../words/admin/common';
import { adminContentWords } from '../../words/admin/content';

const STAR_CHOICES = [1, 2, 3, 4, 5].map((stars) => ({
  id: stars,
  name: counted(stars, adminContentWords.stars),
}));

const FILTERS = [
  <SelectInput
    key="status"
    source="status"
    label={adminCommonWords.state}
    choices={stateChoices(REVIEW_STATUSES)}
    emptyText={adminCommonWords.any}
  />,
  <SelectInput
    key="rating"
    source="rating"
    label={adminContentWords.starsLabel}
    choices={STAR_CHOICES}
    emptyText={adminCommonWords.any}
  />,
];

const BULK: Bulk<ReviewDto> = {
  nouns: adminContentWords.reviews,
  nameOf: ({ name, doctorName }) => adminContentWords.reviewOfAbout(name, doctorName),
  actions: [
    {
      action: 'approve',
      label: adminCommonWords.approve,
      icon: <CheckIcon />,
      consequence: adminContentWords.articlesPublishText,
    },
    {
      action: 'hide',
      label: adminCommonWords.hide,
      icon: <HideIcon />,
      consequence: adminContentWords.reviewsHideText,
    },
    {
      action: 'delete',
      label: adminCommonWords.delete,
      icon: <DeleteIcon />,
      destructive: true,
      consequence: adminContentWords.reviewsDeleteText,
    },
  ],
};

export const ReviewList = () => (
  <ListPage
    sorts={[
      NEWEST_FIRST,
      OLDEST_FIRST,
      { label: adminContentWords.fewestStarsFirst, field: 'rating', order: 'ASC' },
      { label: adminContentWords.mostStarsFirst, field: 'rating', order: 'DESC' },
    ]}
    search={adminContentWords.reviewSearchHint}
    filters={FILTERS}
    empty={adminContentWords.reviewsEmpty}
  >
    <Records<ReviewDto>
      bulk={BULK}
      renderCard={(review, select) => <ReviewCard key={review.id} review={review} select={select} />}
    >
      <DataTable.Col<ReviewDto>
        label={adminCommonWords.patient}
        render={(review) => <Writer review={review} />}
      />
      <DataTable.Col<ReviewDto>
        label={adminContentWords.visitTo}
        render={({ appointmentId, doctorName }) =>
          appointmentId ? (
            <RecordLink resource="appointments" id={appointmentId}>
              {doctorName}
            </RecordLink>
          ) : (
            doctorName
          )
        }
      />
      <DataTable.Col<ReviewDto> source="rating" label={adminContentWords.starsLabel} align="right" />
      <DataTable.Col<ReviewDto>
        label={adminContentWords.reviewText}
        render={({ text }) => <Box sx={{ maxWidth: '60ch' }}>{text}</Box>}
      />
      <DataTable.Col<ReviewDto>
        source="id"
        label={adminCommonWords.written}
        render={({ createdAt }) => <Moment at={createdAt} />}
      />
      <DataTable.Col<ReviewDto>
        label={adminCommonWords.state}
        render={({ status }) => <StatusChip status={status} />}
      />
    </Records>
  </ListPage>
);
