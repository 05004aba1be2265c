import { Link } from 'react-router';
import { buttonLook } from '../common/forms/Button';
import { cancellingText } from '../../../openapi/contract/words/visit-rules.js';
import { TextPage, TextPart } from './TextPage';
import { useHospital } from './useHospital';
import { commonWords } from '../words/common';
import { hospitalWords } from '../words/site/hospital';

/** How paying by card works here, and how money comes back. */
export function OnlinePaymentPage() {
  const { visitRules } = useHospital();
  return (
    <TextPage
      title={commonWords.onlinePayment}
      description={hospitalWords.paymentDescription}
      lead={hospitalWords.paymentIntro}
    >
      <TextPart
        heading={hospitalWords.howToPay}
        points={[
          hospitalWords.payStepChoose,
          hospitalWords.payStepCard,
          hospitalWords.payStepReturn,
          hospitalWords.payPageClosed,
        ]}
      />
      <TextPart
        heading={hospitalWords.receipts}
        points={[hospitalWords.receiptsText, hospitalWords.receiptsGuestText]}
      />
      <TextPart
        heading={hospitalWords.refunds}
        points={[hospitalWords.refundsText, cancellingText(visitRules), hospitalWords.refundsCardText]}
      />
      <Link className={buttonLook('contained')} to="/find-doctor">
        {commonWords.bookAppointment}
      </Link>
    </TextPage>
  );
}
