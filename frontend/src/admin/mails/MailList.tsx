import SendIcon from '@mui/icons-material/SendOutlined';
import { DataTable, SelectInput } from 'react-admin';
import { MAIL_STATES, type Mail } from '../../../../openapi/contract/console/administration.js';
import type { Bulk } from '../steps/BulkBar';
import { dayRange } from '../common/lists/dayRange';
import { ListPage } from '../common/lists/ListPage';
import { NEWEST_FIRST, OLDEST_FIRST } from '../common/lists/SortSelect';
import { Moment } from '../fields/Moment';
import { Records } from '../common/lists/Records';
import { StatusChip } from '../fields/StatusChip';
import { stateChoices } from '../fields/format';
import { tAdminCommon } from '../../messages/admin/common';
import { tAdminMail } from '../../messages/admin/mails';

const FILTERS = [
  <SelectInput
    key="state"
    source="state"
    label={tAdminCommon('state')}
    choices={stateChoices(MAIL_STATES)}
    emptyText={tAdminCommon('any')}
  />,
  ...dayRange('createdAt', tAdminCommon('written')),
];

const BULK: Bulk<Mail> = {
  needs: 'mails.edit',
  nouns: (count: number) => tAdminMail('mails', { count }),
  nameOf: ({ subject, to }) => tAdminMail('subjectTo', { subject, to }),
  actions: [
    {
      action: 'resend',
      label: tAdminCommon('sendAgain'),
      icon: <SendIcon />,
      consequence: tAdminMail('bulkSendText'),
    },
  ],
};

export const MailList = () => (
  <ListPage
    sorts={[NEWEST_FIRST, OLDEST_FIRST]}
    search={tAdminMail('addressOrSubject')}
    filters={FILTERS}
    empty={tAdminMail('mailsEmpty')}
  >
    <Records<Mail> bulk={BULK}>
      <DataTable.Col<Mail> label={tAdminMail('subject')} render={({ subject }) => subject} />
      <DataTable.Col<Mail> label={tAdminCommon('to')} render={({ to }) => to} />
      <DataTable.Col<Mail>
        label={tAdminCommon('state')}
        render={({ state }) => <StatusChip status={state} />}
      />
      <DataTable.Col<Mail> label={tAdminMail('tries')} align="right" render={({ tries }) => tries} />
      <DataTable.Col<Mail>
        source="id"
        label={tAdminCommon('written')}
        render={({ createdAt }) => <Moment at={createdAt} />}
      />
    </Records>
  </ListPage>
);
