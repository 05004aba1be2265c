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
import { adminCommonWords } from '../../words/admin/common';
import { adminMailWords } from '../../words/admin/mails';

const FILTERS = [
  <PersonFilter key="userId" source="userId" reference="users" label={adminCommonWords.for} />,
  <NullableBooleanInput
    key="unread"
    source="unread"
    label={adminMailWords.read}
    nullLabel={adminCommonWords.any}
    trueLabel={adminMailWords.notYet}
    falseLabel={adminMailWords.read}
  />,
  ...dayRange('createdAt', adminMailWords.sent),
];

export const NotificationList = () => (
  <ListPage
    sorts={[NEWEST_FIRST, OLDEST_FIRST]}
    search={adminMailWords.nameOrEmail}
    filters={FILTERS}
    empty={adminMailWords.notificationsEmpty}
  >
    <Records<NotificationDto>>
      <DataTable.Col<NotificationDto>
        label={adminMailWords.news}
        render={({ title, text }) => (
          <>
            {title}
            <Box sx={{ typography: 'body2', color: 'text.secondary', maxWidth: '60ch' }}>{text}</Box>
          </>
        )}
      />
      <DataTable.Col<NotificationDto>
        label={adminCommonWords.for}
        render={({ userId }) => <UserLink id={userId} />}
      />
      <DataTable.Col<NotificationDto>
        source="id"
        label={adminMailWords.sent}
        render={({ createdAt }) => <Moment at={createdAt} />}
      />
      <DataTable.Col<NotificationDto>
        label={adminMailWords.read}
        render={({ readAt }) =>
          readAt ? <Moment at={readAt} /> : <StatusChip status="unread" label={adminMailWords.notYet} />
        }
      />
    </Records>
  </ListPage>
);
