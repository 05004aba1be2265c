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
import { stateChoices } from '../fields/format';
import { tAdminCommon } from '../../messages/admin/common';
import { tAdminPayment } from '../../messages/admin/payments';

const WHERE = [{ id: true, name: tAdminPayment('atDesk') }];

const FILTERS = [
  <SelectInput
    key="status"
    source="status"
    label={tAdminCommon('status')}
    choices={stateChoices(PAYMENT_STATUSES)}
    emptyText={tAdminCommon('any')}
  />,
  <SelectInput
    key="purpose"
    source="purpose"
    label={tAdminCommon('for')}
    choices={PAYMENT_PURPOSES.map((id) => ({ id, name: tAdminCommon(id) }))}
    emptyText={tAdminCommon('any')}
  />,
  <SelectInput
    key="atDesk"
    source="atDesk"
    label={tAdminCommon('where')}
    choices={WHERE}
    emptyText={tAdminPayment('anywhere')}
  />,
  <SelectInput
    key="refundStatus"
    source="refundStatus"
    label={tAdminCommon('refund')}
    choices={stateChoices(REFUND_STATUSES)}
    emptyText={tAdminCommon('any')}
  />,
  <SelectInput
    key="disputeStatus"
    source="disputeStatus"
    label={tAdminPayment('dispute')}
    choices={stateChoices(DISPUTE_STATUSES)}
    emptyText={tAdminCommon('any')}
  />,
  <PersonFilter key="patientId" source="patientId" reference="patients" label={tAdminCommon('patient')} />,
  ...dayRange('paidAt', tAdminCommon('paid')),
  ...dayRange('refundedAt', tAdminPayment('refunded')),
];

const BULK: Bulk<PaymentDto> = {
  needs: 'payments.refund',
  nouns: (count: number) => tAdminPayment('payments', { count }),
  nameOf: ({ amount, payer }) =>
    tAdminPayment('paymentOf', { amount: formatRupees(amount), payerName: payer.name }),
  actions: [
    {
      action: 'resendRefund',
      label: tAdminPayment('retryFailedRefunds'),
      icon: <SendIcon />,
      consequence: tAdminPayment('bulkRetryText'),
    },
  ],
};

const QUICK = [
  todayBy('paidAt'),
  quickly(tAdminCommon('unpaid'), { status: 'created' }),
  quickly(tAdminPayment('failedRefunds'), { refundStatus: 'failed' }),
];

export const PaymentList = () => (
  <ListPage
    sorts={[NEWEST_FIRST, OLDEST_FIRST]}
    search={tAdminPayment('patientDoctorOrEmail')}
    filters={FILTERS}
    quick={QUICK}
    empty={tAdminPayment('listEmpty')}
  >
    <Records<PaymentDto> bulk={BULK}>
      <DataTable.Col<PaymentDto>
        label={tAdminPayment('amount')}
        render={({ amount }) => formatRupees(amount)}
      />
      <DataTable.Col<PaymentDto>
        label={tAdminCommon('status')}
        render={({ status }) => <StatusChip status={status} />}
      />
      <DataTable.Col<PaymentDto>
        label={tAdminCommon('for')}
        render={({ purpose }) => tAdminCommon(purpose)}
      />
      <DataTable.Col<PaymentDto>
        label={tAdminPayment('payer')}
        render={({ patient, payer }) => (
          <PersonLink
            resource="patients"
            person={patient}
            none={tAdminPayment('guestPayer', { payerName: payer.name })}
          />
        )}
      />
      <DataTable.Col<PaymentDto>
        label={tAdminCommon('doctor')}
        render={({ doctor }) => <PersonLink resource="doctors" person={doctor} />}
      />
      <DataTable.Col<PaymentDto>
        label={tAdminPayment('refunded')}
        align="right"
        render={({ refundedAmount }) => (refundedAmount > 0 ? formatRupees(refundedAmount) : '–')}
      />
      <DataTable.Col<PaymentDto>
        label={tAdminPayment('dispute')}
        render={({ disputes }) => disputes.length > 0 && <StatusChip status={disputes.at(-1)!.status} />}
      />
      <DataTable.Col<PaymentDto>
        source="id"
        label={tAdminPayment('started')}
        render={({ createdAt }) => <Moment at={createdAt} />}
      />
    </Records>
  </ListPage>
);
