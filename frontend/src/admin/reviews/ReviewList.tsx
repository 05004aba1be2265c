import CheckIcon from '@mui/icons-material/Check';
import DeleteIcon from '@mui/icons-material/DeleteOutline';
import HideIcon from '@mui/icons-material/VisibilityOffOutlined';
import { Box } from '@mui/material';
import { SelectInput } from 'react-admin';
import { REVIEW_STATUSES, type Review } from '../../../../openapi/contract/care/reviews.js';
import type { Bulk } from '../common/lists/BulkBar';
import { ListPage, NEWEST_FIRST, OLDEST_FIRST } from '../common/lists/ListPage';
import { Moment } from '../common/records/Moment';
import { RecordLink } from '../common/records/RecordLink';
import type { Column } from '../common/lists/RecordRows';
import { StatusChip } from '../common/records/StatusChip';
import { stateChoices } from '../common/records/format';
import { ReviewCard } from './ReviewCard';
import { Writer } from './Writer';

const COLUMNS: Column<Review>[] = [
  { label: 'Patient', render: (review) => <Writer review={review} /> },
  {
    label: 'Visit to',
    render: ({ appointmentId, doctorName }) =>
      appointmentId ? (
        <RecordLink resource="appointments" id={appointmentId}>
          {doctorName}
        </RecordLink>
      ) : (
        doctorName
      ),
  },
  { label: 'Stars', sortBy: 'rating', align: 'right', render: ({ rating }) => rating },
  { label: 'Words', render: ({ text }) => <Box sx={{ maxWidth: '60ch' }}>{text}</Box> },
  { label: 'Written', sortBy: 'id', render: ({ createdAt }) => <Moment at={createdAt} /> },
  { label: 'State', render: ({ status }) => <StatusChip status={status} /> },
];

const STAR_CHOICES = [1, 2, 3, 4, 5].map((stars) => ({
  id: stars,
  name: stars === 1 ? '1 star' : `${stars} stars`,
}));

const FILTERS = (
  <>
    <SelectInput
      source="status"
      label="State"
      choices={stateChoices(REVIEW_STATUSES)}
      emptyText="Any"
      helperText={false}
    />
    <SelectInput source="rating" label="Stars" choices={STAR_CHOICES} emptyText="Any" helperText={false} />
  </>
);

const BULK: Bulk<Review> = {
  nouns: ['review', 'reviews'],
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
  <ListPage<Review>
    title="Reviews"
    columns={COLUMNS}
    renderCard={(review, select) => <ReviewCard key={review.id} review={review} select={select} />}
    bulk={BULK}
    sorts={[
      NEWEST_FIRST,
      OLDEST_FIRST,
      { label: 'Fewest stars first', field: 'rating', order: 'ASC' },
      { label: 'Most stars first', field: 'rating', order: 'DESC' },
    ]}
    search="Patient, doctor or words"
    filters={FILTERS}
    empty="No reviews yet. Patients write them after a completed visit; they appear once you approve them."
  />
);
