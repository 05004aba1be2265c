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
import { quickly, todayBy } from '../common/lists/QuickFilters';
import { Records } from '../common/lists/Records';
import { StatusChip } from '../fields/StatusChip';
import { formatRupees } from '../../common/format/format';
import { Moment } from '../fields/Moment';
import { stateChoices, stateText } from '../fields/format';
import { adminCommonWords } from '../../words/admin/common';
import { adminPaymentWords } from '../../words/admin/payments';

const WHERE = [{ id: true, name: adminPaymentWords.atDesk }];

const FILTERS = [
  <SelectInput
    key="status"
    source="status"
    label={adminCommonWords.status}
    choices={stateChoices(PAYMENT_STATUSES)}
    emptyText={adminCommonWords.any}
  />,
  <SelectInput
    key="purpose"
    source="purpose"
    label={adminCommonWords.for}
    choices={stateChoices(PAYMENT_PURPOSES)}
    emptyText={adminCommonWords.any}
  />,
  <SelectInput
    key="atDesk"
    source="atDesk"
    label={adminCommonWords.where}
    choices={WHERE}
    emptyText={adminPaymentWords.anywhere}
  />,
  <SelectInput
    key="refundStatus"
    source="refundStatus"
    label={adminCommonWords.refund}
    choices={stateChoices(REFUND_STATUSES)}
    emptyText={adminCommonWords.any}
  />,
  <SelectInput
    key="disputeStatus"
    source="disputeStatus"
    label={adminPaymentWords.dispute}
    choices={stateChoices(DISPUTE_STATUSES)}
    emptyText={adminCommonWords.any}
  />,
  <PersonFilter key="patientId" source="patientId" reference="patients" label={adminCommonWords.patient} />,
  ...dayRange('paidAt', adminCommonWords.paid),
  ...dayRange('refundedAt', adminPaymentWords.refunded),
];

const BULK: Bulk<PaymentDto> = {
  nouns: adminPaymentWords.payments,
  nameOf: ({ amount, payer }) => adminPaymentWords.paymentOf(formatRupees(amount), payer.name),
  actions: [
    {
      action: 'resendRefund',
      label: adminPaymentWords.retryFailedRefunds,
      icon: <SendIcon />,
      consequence: adminPaymentWords.bulkRetryText,
    },
  ],
};

const QUICK = [
  todayBy('paidAt'),
  quickly(adminCommonWords.unpaid, { status: 'created' }),
  quickly(adminPaymentWords.failedRefunds, { refundStatus: 'failed' }),
];

export const PaymentList = () => (
  <ListPage
    sorts={[NEWEST_FIRST, OLDEST_FIRST]}
    search={adminPaymentWords.patientDoctorOrEmail}
    filters={FILTERS}
    quick={QUICK}
    empty={adminPaymentWords.listEmpty}
  >
    <Records<PaymentDto> bulk={BULK}>
      <DataTable.Col<PaymentDto>
        label={adminPaymentWords.amount}
        render={({ amount }) => formatRupees(amount)}
      />
      <DataTable.Col<PaymentDto>
        label={adminCommonWords.status}
        render={({ status }) => <StatusChip status={status} />}
      />
      <DataTable.Col<PaymentDto> label={adminCommonWords.for} render={({ purpose }) => stateText(purpose)} />
      <DataTable.Col<PaymentDto>
        label={adminPaymentWords.payer}
        render={({ patient, payer }) => (
          <PersonLink resource="patients" person={patient} none={adminPaymentWords.guestPayer(payer.name)} />
        )}
      />
      <DataTable.Col<PaymentDto>
        label={adminCommonWords.doctor}
        render={({ doctor }) => <PersonLink resource="doctors" person={doctor} />}
      />
      <DataTable.Col<PaymentDto>
        label={adminPaymentWords.refunded}
        align="right"
        render={({ refundedAmount }) => (refundedAmount > 0 ? formatRupees(refundedAmount) : '–')}
      />
      <DataTable.Col<PaymentDto>
        label={adminPaymentWords.dispute}
        render={({ disputes }) => disputes.length > 0 && <StatusChip status={disputes.at(-1)!.status} />}
      />
      <DataTable.Col<PaymentDto>
        source="id"
        label={adminPaymentWords.started}
        render={({ createdAt }) => <Moment at={createdAt} />}
      />
    </Records>
  </ListPage>
);
