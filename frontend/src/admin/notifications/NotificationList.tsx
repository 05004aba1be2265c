import { Box } from '@mui/material';
import { DataTable, NullableBooleanInput } from 'react-admin';
import type { NotificationDto } from '../../../../openapi/contract/people/notifications.js';
import { dayRange } from '../common/lists/dayRange';
import { ListPage } from '../common/lists/ListPage';
import { NEWEST_FIRST, OLDEST_FIRST } from '../common/lists/SortSelect';
import { Moment } from '../fields/Moment';
import { PersonFilter } from '../users/PersonFilter';
import { Records } from '../common/lists/Records';
import { StatusChip } from '../fields/StatusChip';
import { UserLink } from './UserLink';

const FILTERS = [
  <PersonFilter key="userId" source="userId" reference="users" label="For" />,
  <NullableBooleanInput
    key="unread"
    source="unread"
    label="Read"
    nullLabel="Any"
    trueLabel="Not yet"
    falseLabel="Read"
  />,
  ...dayRange('createdAt', 'Sent'),
];

export const NotificationList = () => (
  <ListPage
    sorts={[NEWEST_FIRST, OLDEST_FIRST]}
    search="Name or email"
    filters={FILTERS}
    empty="No notifications yet. Patients and doctors get one when something about their visits or orders changes."
  >
    <Records<NotificationDto>>
      <DataTable.Col<NotificationDto>
        label="News"
        render={({ title, text }) => (
          <>
            {title}
            <Box sx={{ typography: 'body2', color: 'text.secondary', maxWidth: '60ch' }}>{text}</Box>
          </>
        )}
      />
      <DataTable.Col<NotificationDto> label="For" render={({ userId }) => <UserLink id={userId} />} />
      <DataTable.Col<NotificationDto>
        source="id"
        label="Sent"
        render={({ createdAt }) => <Moment at={createdAt} />}
      />
      <DataTable.Col<NotificationDto>
        label="Read"
        render={({ readAt }) =>
          readAt ? <Moment at={readAt} /> : <StatusChip status="unread" label="Not yet" />
        }
      />
    </Records>
  </ListPage>
);
