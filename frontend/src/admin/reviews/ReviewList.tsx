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

const STAR_CHOICES = [1, 2, 3, 4, 5].map((stars) => ({
  id: stars,
  name: counted(stars, { one: 'star', other: 'stars' }),
}));

const FILTERS = [
  <SelectInput
    key="status"
    source="status"
    label="State"
    choices={stateChoices(REVIEW_STATUSES)}
    emptyText="Any"
  />,
  <SelectInput key="rating" source="rating" label="Stars" choices={STAR_CHOICES} emptyText="Any" />,
];

const BULK: Bulk<ReviewDto> = {
  nouns: { one: 'review', other: 'reviews' },
  nameOf: ({ name, doctorName }) => `the review of ${name} about ${doctorName}`,
  actions: [
    {
      action: 'approve',
      label: 'Approve',
      icon: <CheckIcon />,
      consequence: 'Everybody can read them on the site.',
    },
    {
      action: 'hide',
      label: 'Hide',
      icon: <HideIcon />,
      consequence: 'They leave the site; you can approve them again.',
    },
    {
      action: 'delete',
      label: 'Delete',
      icon: <DeleteIcon />,
      destructive: true,
      consequence: 'They cannot be brought back. Hide them to take them from the site only.',
    },
  ],
};

export const ReviewList = () => (
  <ListPage
    sorts={[
      NEWEST_FIRST,
      OLDEST_FIRST,
      { label: 'Fewest stars first', field: 'rating', order: 'ASC' },
      { label: 'Most stars first', field: 'rating', order: 'DESC' },
    ]}
    search="Patient, doctor or words"
    filters={FILTERS}
    empty="No reviews yet. Patients write them after a completed visit; they appear once you approve them."
  >
    <Records<ReviewDto>
      bulk={BULK}
      renderCard={(review, select) => <ReviewCard key={review.id} review={review} select={select} />}
    >
      <DataTable.Col<ReviewDto> label="Patient" render={(review) => <Writer review={review} />} />
      <DataTable.Col<ReviewDto>
        label="Visit to"
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
      <DataTable.Col<ReviewDto> source="rating" label="Stars" align="right" />
      <DataTable.Col<ReviewDto>
        label="Words"
        render={({ text }) => <Box sx={{ maxWidth: '60ch' }}>{text}</Box>}
      />
      <DataTable.Col<ReviewDto>
        source="id"
        label="Written"
        render={({ createdAt }) => <Moment at={createdAt} />}
      />
      <DataTable.Col<ReviewDto> label="State" render={({ status }) => <StatusChip status={status} />} />
    </Records>
  </ListPage>
);
