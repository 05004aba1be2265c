import SendIcon from '@mui/icons-material/SendOutlined';
import { SelectInput } from 'react-admin';
import { MAIL_STATES, type Mail } from '../../../../openapi/contract/console/administration.js';
import { capitalize } from '../../common/format/text';
import type { Bulk } from '../common/lists/BulkBar';
import { DayRange } from '../common/lists/DayRange';
import { ListPage, NEWEST_FIRST, OLDEST_FIRST } from '../common/lists/ListPage';
import { Moment } from '../common/records/Moment';
import type { Column } from '../common/lists/RecordRows';
import { StatusChip } from '../common/records/StatusChip';

const COLUMNS: Column<Mail>[] = [
  { label: 'Subject', render: ({ subject }) => subject },
  { label: 'To', render: ({ to }) => to },
  { label: 'State', render: ({ state }) => <StatusChip status={state} /> },
  { label: 'Tries', align: 'right', render: ({ tries }) => tries },
  { label: 'Written', sortBy: 'id', render: ({ createdAt }) => <Moment at={createdAt} /> },
];

const STATE_CHOICES = MAIL_STATES.map((id) => ({ id, name: capitalize(id) }));

const FILTERS = (
  <>
    <SelectInput source="state" label="State" choices={STATE_CHOICES} emptyText="Any" helperText={false} />
    <DayRange source="createdAt" label="Written" />
  </>
);

const BULK: Bulk<Mail> = {
  nouns: ['mail', 'mails'],
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
  <ListPage<Mail>
    title="Mails"
    columns={COLUMNS}
    bulk={BULK}
    sorts={[NEWEST_FIRST, OLDEST_FIRST]}
    search="Address or subject"
    filters={FILTERS}
    empty="No mails yet. Every mail that the hospital writes is kept here."
  />
);
