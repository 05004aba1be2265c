import SendIcon from '@mui/icons-material/SendOutlined';
import { DataTable, SelectInput } from 'react-admin';
import {
  DISPUTE_STATUSES,
  PAYMENT_PURPOSES,
  PAYMENT_STATUSES,
  type PaymentDto,
  REFUND_STATUSES,
} from '../../../../openapi/contract/shop/payments.js';
import type { Bulk } from '../steps/BulkBar';
import { dayRange } from '../common/lists/dayRange';
import { ListPage } from '../common/lists/ListPage';
import { NEWEST_FIRST, OLDEST_FIRST } from '../common/lists/SortSelect';
import { PersonFilter } from '../users/PersonFilter';
import { PersonLink } from '../fields/RecordLink';
import { Records } from '../common/lists/Records';
import { StatusChip } from '../fields/StatusChip';
import { formatRupees } from '../../common/format/format';
import { Moment } from '../fields/Moment';
import { stateChoices, stateText } from '../fields/format';

const WHERE = [{ id: true, name: 'At the desk' }];

const FILTERS = [
  <SelectInput
    key="status"
    source="status"
    label="Status"
    choices={stateChoices(PAYMENT_STATUSES)}
    emptyText="Any"
  />,
  <SelectInput
    key="purpose"
    source="purpose"
    label="For"
    choices={stateChoices(PAYMENT_PURPOSES)}
    emptyText="Any"
  />,
  <SelectInput key="atDesk" source="atDesk" label="Where" choices={WHERE} emptyText="Anywhere" />,
  <SelectInput
    key="refundStatus"
    source="refundStatus"
    label="Refund"
    choices={stateChoices(REFUND_STATUSES)}
    emptyText="Any"
  />,
  <SelectInput
    key="disputeStatus"
    source="disputeStatus"
    label="Dispute"
    choices={stateChoices(DISPUTE_STATUSES)}
    emptyText="Any"
  />,
  <PersonFilter key="patientId" source="patientId" reference="patients" label="Patient" />,
  ...dayRange('paidAt', 'Paid'),
  ...dayRange('refundedAt', 'Refunded'),
];

const BULK: Bulk<PaymentDto> = {
  nouns: { one: 'payment', other: 'payments' },
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
  <ListPage
    sorts={[NEWEST_FIRST, OLDEST_FIRST]}
    search="Patient, doctor or email"
    filters={FILTERS}
    empty="No payments yet. One appears here as soon as a patient goes to the checkout."
  >
    <Records<PaymentDto> bulk={BULK}>
      <DataTable.Col<PaymentDto> label="Amount" render={({ amount }) => formatRupees(amount)} />
      <DataTable.Col<PaymentDto> label="Status" render={({ status }) => <StatusChip status={status} />} />
      <DataTable.Col<PaymentDto> label="For" render={({ purpose }) => stateText(purpose)} />
      <DataTable.Col<PaymentDto>
        label="Payer"
        render={({ patient, payer }) => (
          <PersonLink resource="patients" person={patient} none={`${payer.name} (guest)`} />
        )}
      />
      <DataTable.Col<PaymentDto>
        label="Doctor"
        render={({ doctor }) => <PersonLink resource="doctors" person={doctor} />}
      />
      <DataTable.Col<PaymentDto>
        label="Refunded"
        align="right"
        render={({ refundedAmount }) => (refundedAmount > 0 ? formatRupees(refundedAmount) : '–')}
      />
      <DataTable.Col<PaymentDto>
        label="Dispute"
        render={({ disputes }) => disputes.length > 0 && <StatusChip status={disputes.at(-1)!.status} />}
      />
      <DataTable.Col<PaymentDto>
        source="id"
        label="Started"
        render={({ createdAt }) => <Moment at={createdAt} />}
      />
    </Records>
  </ListPage>
);
