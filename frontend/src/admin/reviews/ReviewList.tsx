import CheckIcon from '@mui/icons-material/Check';
import DeleteIcon from '@mui/icons-material/DeleteOutline';
import HideIcon from '@mui/icons-material/VisibilityOffOutlined';
import { Box } from '@mui/material';
import { DataTable, SelectInput } from 'react-admin';
import { REVIEW_STATUSES, type ReviewDto } from '../../../../openapi/contract/care/reviews.js';
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
import { tAdminCommon } from '../../messages/admin/common';
import { tAdminContent } from '../../messages/admin/content';

const STAR_CHOICES = [1, 2, 3, 4, 5].map((stars) => ({
  id: stars,
  name: tAdminContent('stars', { count: stars }),
}));

const FILTERS = [
  <SelectInput
    key="status"
    source="status"
    label={tAdminCommon('state')}
    choices={stateChoices(REVIEW_STATUSES)}
    emptyText={tAdminCommon('any')}
  />,
  <SelectInput
    key="rating"
    source="rating"
    label={tAdminContent('starsLabel')}
    choices={STAR_CHOICES}
    emptyText={tAdminCommon('any')}
  />,
];

const BULK: Bulk<ReviewDto> = {
  needs: 'reviews.edit',
  nouns: (count: number) => tAdminContent('reviews', { count }),
  nameOf: ({ name, doctorName }) => tAdminContent('reviewOfAbout', { name, doctorName }),
  actions: [
    {
      action: 'approve',
      label: tAdminCommon('approve'),
      icon: <CheckIcon />,
      consequence: tAdminContent('articlesPublishText'),
    },
    {
      action: 'hide',
      label: tAdminCommon('hide'),
      icon: <HideIcon />,
      consequence: tAdminContent('reviewsHideText'),
    },
    {
      action: 'delete',
      label: tAdminCommon('delete'),
      icon: <DeleteIcon />,
      destructive: true,
      consequence: tAdminContent('reviewsDeleteText'),
    },
  ],
};

export const ReviewList = () => (
  <ListPage
    sorts={[
      NEWEST_FIRST,
      OLDEST_FIRST,
      { label: tAdminContent('fewestStarsFirst'), field: 'rating', order: 'ASC' },
      { label: tAdminContent('mostStarsFirst'), field: 'rating', order: 'DESC' },
    ]}
    search={tAdminContent('reviewSearchHint')}
    filters={FILTERS}
    empty={tAdminContent('reviewsEmpty')}
  >
    <Records<ReviewDto>
      bulk={BULK}
      renderCard={(review, select) => <ReviewCard key={review.id} review={review} select={select} />}
    >
      <DataTable.Col<ReviewDto>
        label={tAdminCommon('patient')}
        render={(review) => <Writer review={review} />}
      />
      <DataTable.Col<ReviewDto>
        label={tAdminContent('visitTo')}
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
      <DataTable.Col<ReviewDto> source="rating" label={tAdminContent('starsLabel')} align="right" />
      <DataTable.Col<ReviewDto>
        label={tAdminContent('reviewText')}
        render={({ text }) => <Box sx={{ maxWidth: '60ch' }}>{text}</Box>}
      />
      <DataTable.Col<ReviewDto>
        source="id"
        label={tAdminCommon('written')}
        render={({ createdAt }) => <Moment at={createdAt} />}
      />
      <DataTable.Col<ReviewDto>
        label={tAdminCommon('state')}
        render={({ status }) => <StatusChip status={status} />}
      />
    </Records>
  </ListPage>
);
