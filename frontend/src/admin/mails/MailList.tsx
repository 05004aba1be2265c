import SendIcon from '@mui/icons-material/SendOutlined';
import { DataTable, SelectInput } from 'react-admin';
import { MAIL_STATES, type Mail } from '../../../../openapi/contract/console/administration.js';
import { capitalize } from '../../common/format/text';
import type { Bulk } from '../steps/BulkBar';
import { dayRange } from '../common/lists/dayRange';
import { ListPage } from '../common/lists/ListPage';
import { NEWEST_FIRST, OLDEST_FIRST } from '../common/lists/SortSelect';
import { Moment } from '../fields/Moment';
import { Records } from '../common/lists/Records';
import { StatusChip } from '../fields/StatusChip';
import { adminCommonWords } from '../../words/admin/common';
import { adminMailWords } from '../../words/admin/mails';

const STATE_CHOICES = MAIL_STATES.map((id) => ({ id, name: capitalize(id) }));

const FILTERS = [
  <SelectInput
    key="state"
    source="state"
    label={adminCommonWords.state}
    choices={STATE_CHOICES}
    emptyText={adminCommonWords.any}
  />,
  ...dayRange('createdAt', adminCommonWords.written),
];

const BULK: Bulk<Mail> = {
  nouns: adminMailWords.mails,
  nameOf: ({ subject, to }) => adminMailWords.subjectTo(subject, to),
  actions: [
    {
      action: 'resend',
      label: adminCommonWords.sendAgain,
      icon: <SendIcon />,
      consequence: adminMailWords.bulkSendText,
    },
  ],
};

export const MailList = () => (
  <ListPage
    sorts={[NEWEST_FIRST, OLDEST_FIRST]}
    search={adminMailWords.addressOrSubject}
    filters={FILTERS}
    empty={adminMailWords.mailsEmpty}
  >
    <Records<Mail> bulk={BULK}>
      <DataTable.Col<Mail> label={adminMailWords.subject} render={({ subject }) => subject} />
      <DataTable.Col<Mail> label={adminCommonWords.to} render={({ to }) => to} />
      <DataTable.Col<Mail>
        label={adminCommonWords.state}
        render={({ state }) => <StatusChip status={state} />}
      />
      <DataTable.Col<Mail> label={adminMailWords.tries} align="right" render={({ tries }) => tries} />
      <DataTable.Col<Mail>
        source="id"
        label={adminCommonWords.written}
        render={({ createdAt }) => <Moment at={createdAt} />}
      />
    </Records>
  </ListPage>
);
