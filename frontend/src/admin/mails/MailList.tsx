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

const STATE_CHOICES = MAIL_STATES.map((id) => ({ id, name: capitalize(id) }));

const FILTERS = [
  <SelectInput key="state" source="state" label="State" choices={STATE_CHOICES} emptyText="Any" />,
  ...dayRange('createdAt', 'Written'),
];

const BULK: Bulk<Mail> = {
  nouns: { one: 'mail', other: 'mails' },
  nameOf: ({ subject, to }) => `${subject} to ${to}`,
  actions: [
    {
      action: 'resend',
      label: 'Send again',
      icon: <SendIcon />,
      consequence: 'Each goes to the mail server once more. Only mails that failed can be sent again.',
    },
  ],
};

export const MailList = () => (
  <ListPage
    sorts={[NEWEST_FIRST, OLDEST_FIRST]}
    search="Address or subject"
    filters={FILTERS}
    empty="No mails yet. Every mail that the hospital writes is kept here."
  >
    <Records<Mail> bulk={BULK}>
      <DataTable.Col<Mail> label="Subject" render={({ subject }) => subject} />
      <DataTable.Col<Mail> label="To" render={({ to }) => to} />
      <DataTable.Col<Mail> label="State" render={({ state }) => <StatusChip status={state} />} />
      <DataTable.Col<Mail> label="Tries" align="right" render={({ tries }) => tries} />
      <DataTable.Col<Mail>
        source="id"
        label="Written"
        render={({ createdAt }) => <Moment at={createdAt} />}
      />
    </Records>
  </ListPage>
);
