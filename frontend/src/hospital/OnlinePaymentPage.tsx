import { Link } from 'react-router';
import { buttonLook } from '../common/forms/Button';
import { cancellingText } from '../../../openapi/contract/messages/visit-rules.js';
import { TextPage, TextPart } from './TextPage';
import { useHospital } from './useHospital';
import { tCommon } from '../messages/common';
import { tHospital } from '../messages/site/hospital';

/** How card payments and refunds work. */
export function OnlinePaymentPage() {
  const { visitRules } = useHospital();
  return (
    <TextPage
      title={tCommon('onlinePayment')}
      description={tHospital('paymentDescription')}
      lead={tHospital('paymentIntro')}
    >
      <TextPart
        heading={tHospital('howToPay')}
        points={[
          tHospital('payStepChoose'),
          tHospital('payStepCard'),
          tHospital('payStepReturn'),
          tHospital('payPageClosed'),
        ]}
      />
      <TextPart
        heading={tHospital('receipts')}
        points={[tHospital('receiptsText'), tHospital('receiptsGuestText')]}
      />
      <TextPart
        heading={tHospital('refunds')}
        points={[tHospital('refundsText'), cancellingText(visitRules), tHospital('refundsCardText')]}
      />
      <Link className={buttonLook('contained')} to="/find-doctor">
        {tCommon('bookAppointment')}
      </Link>
    </TextPage>
  );
}
