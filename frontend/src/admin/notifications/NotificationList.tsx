import { Box } from '@mui/material';
import { NullableBooleanInput } from 'react-admin';
import type { Notification } from '../../../../openapi/contract/people/notifications.js';
import { DayRange } from '../common/lists/DayRange';
import { ListPage, NEWEST_FIRST, OLDEST_FIRST } from '../common/lists/ListPage';
import { Moment } from '../common/records/Moment';
import { PersonFilter } from '../users/PersonFilter';
import type { Column } from '../common/lists/RecordRows';
import { StatusChip } from '../common/records/StatusChip';
import { UserLink } from './UserLink';

const COLUMNS: Column<Notification>[] = [
  {
    label: 'News',
    render: ({ title, text }) => (
      <>
        {title}
        <Box sx={{ typography: 'body2', color: 'text.secondary', maxWidth: '60ch' }}>{text}</Box>
      </>
    ),
  },
  { label: 'For', render: ({ userId }) => <UserLink id={userId} /> },
  { label: 'Sent', sortBy: 'id', render: ({ createdAt }) => <Moment at={createdAt} /> },
  {
    label: 'Read',
    render: ({ readAt }) =>
      readAt ? <Moment at={readAt} /> : <StatusChip status="unread" label="Not yet" />,
  },
];

const FILTERS = (
  <>
    <PersonFilter source="userId" reference="users" label="For" />
    <NullableBooleanInput
      source="unread"
      label="Read"
      nullLabel="Any"
      trueLabel="Not yet"
      falseLabel="Read"
      helperText={false}
    />
    <DayRange source="createdAt" label="Sent" />
  </>
);

export const NotificationList = () => (
  <ListPage<Notification>
    title="Notifications"
    columns={COLUMNS}
    sorts={[NEWEST_FIRST, OLDEST_FIRST]}
    search="Name or email"
    filters={FILTERS}
    empty="No notifications yet. Patients and doctors get one when something about their visits or orders changes."
  />
);
