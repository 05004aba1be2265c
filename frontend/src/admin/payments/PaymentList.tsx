import SendIcon from '@mui/icons-material/SendOutlined';
import { SelectInput } from 'react-admin';
import {
  DISPUTE_STATUSES,
  PAYMENT_PURPOSES,
  PAYMENT_STATUSES,
  type Payment,
  REFUND_STATUSES,
} from '../../../../openapi/contract/shop/payments.js';
import type { Bulk } from '../common/lists/BulkBar';
import { DayRange } from '../common/lists/DayRange';
import { ListPage, NEWEST_FIRST, OLDEST_FIRST } from '../common/lists/ListPage';
import { PersonFilter } from '../users/PersonFilter';
import { PersonLink } from '../common/records/RecordLink';
import type { Column } from '../common/lists/RecordRows';
import { StatusChip } from '../common/records/StatusChip';
import { formatRupees } from '../../common/format/format';
import { Moment } from '../common/records/Moment';
import { stateChoices, stateText } from '../common/records/format';

const COLUMNS: Column<Payment>[] = [
  { label: 'Amount', render: ({ amount }) => formatRupees(amount) },
  { label: 'Status', render: ({ status }) => <StatusChip status={status} /> },
  { label: 'For', render: ({ purpose }) => stateText(purpose) },
  {
    label: 'Payer',
    render: ({ patient, payer }) => (
      <PersonLink resource="patients" person={patient} none={`${payer.name} (guest)`} />
    ),
  },
  { label: 'Doctor', render: ({ doctor }) => <PersonLink resource="doctors" person={doctor} /> },
  {
    label: 'Refunded',
    align: 'right',
    render: ({ refundedAmount }) => (refundedAmount > 0 ? formatRupees(refundedAmount) : '–'),
  },
  {
    label: 'Dispute',
    render: ({ disputes }) => disputes.length > 0 && <StatusChip status={disputes.at(-1)!.status} />,
  },
  { label: 'Started', sortBy: 'id', render: ({ createdAt }) => <Moment at={createdAt} /> },
];

const FILTERS = (
  <>
    <SelectInput
      source="status"
      label="Status"
      choices={stateChoices(PAYMENT_STATUSES)}
      emptyText="Any"
      helperText={false}
    />
    <SelectInput
      source="purpose"
      label="For"
      choices={stateChoices(PAYMENT_PURPOSES)}
      emptyText="Any"
      helperText={false}
    />
    <SelectInput
      source="refundStatus"
      label="Refund"
      choices={stateChoices(REFUND_STATUSES)}
      emptyText="Any"
      helperText={false}
    />
    <SelectInput
      source="disputeStatus"
      label="Dispute"
      choices={stateChoices(DISPUTE_STATUSES)}
      emptyText="Any"
      helperText={false}
    />
    <PersonFilter source="patientId" reference="patients" label="Patient" />
    <DayRange source="paidAt" label="Paid" />
    <DayRange source="refundedAt" label="Refunded" />
  </>
);

const BULK: Bulk<Payment> = {
  nouns: ['payment', 'payments'],
  nameOf: ({ amount, payer }) => `${formatRupees(amount)} of ${payer.name}`,
  actions: [
    {
      action: 'resendRefund',
      label: 'Send failed refunds again',
      icon: <SendIcon />,
      consequence:
        'The card provider is asked once more. What has already gone back does not go back twice; a payment without a failed refund stays as it is.',
    },
  ],
};

export const PaymentList = () => (
  <ListPage<Payment>
    title="Payments"
    columns={COLUMNS}
    bulk={BULK}
    sorts={[NEWEST_FIRST, OLDEST_FIRST]}
    search="Patient, doctor or email"
    filters={FILTERS}
    empty="No payments yet. One appears here as soon as a patient goes to the checkout."
  />
);
