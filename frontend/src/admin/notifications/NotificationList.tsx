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
import { tAdminCommon } from '../../messages/admin/common';
import { tAdminMail } from '../../messages/admin/mails';

const FILTERS = [
  <PersonFilter key="userId" source="userId" reference="users" label={tAdminCommon('for')} />,
  <NullableBooleanInput
    key="unread"
    source="unread"
    label={tAdminMail('read')}
    nullLabel={tAdminCommon('any')}
    trueLabel={tAdminMail('notYet')}
    falseLabel={tAdminMail('read')}
  />,
  ...dayRange('createdAt', tAdminMail('sent')),
];

export const NotificationList = () => (
  <ListPage
    sorts={[NEWEST_FIRST, OLDEST_FIRST]}
    search={tAdminMail('nameOrEmail')}
    filters={FILTERS}
    empty={tAdminMail('notificationsEmpty')}
  >
    <Records<NotificationDto>>
      <DataTable.Col<NotificationDto>
        label={tAdminMail('news')}
        render={({ title, text }) => (
          <>
            {title}
            <Box sx={{ typography: 'body2', color: 'text.secondary', maxWidth: '60ch' }}>{text}</Box>
          </>
        )}
      />
      <DataTable.Col<NotificationDto>
        label={tAdminCommon('for')}
        render={({ userId }) => <UserLink id={userId} />}
      />
      <DataTable.Col<NotificationDto>
        source="id"
        label={tAdminMail('sent')}
        render={({ createdAt }) => <Moment at={createdAt} />}
      />
      <DataTable.Col<NotificationDto>
        label={tAdminMail('read')}
        render={({ readAt }) =>
          readAt ? <Moment at={readAt} /> : <StatusChip status="unread" label={tAdminMail('notYet')} />
        }
      />
    </Records>
  </ListPage>
);
