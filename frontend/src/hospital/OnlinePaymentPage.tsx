import { Link } from 'react-router';
import { buttonLook } from '../common/forms/Button';
import { cancellingText } from '../../../openapi/contract/words/visit-rules.js';
import { TextPage, TextPart } from './TextPage';
import { useHospital } from './useHospital';

/** How paying by card works here, and how money comes back. */
export function OnlinePaymentPage() {
  const { visitRules } = useHospital();
  return (
    <TextPage
      title="Online Payment"
      description="How to pay the hospital by card, where receipts are, and how refunds work."
      lead="How you pay for a visit, a lab test or medicines by card, and what happens when plans change."
    >
      <TextPart
        heading="How to pay"
        points={[
          'Choose a doctor and a time, a test, or medicines, and continue to the payment.',
          'The card payment provider’s own page asks for your card. We never see its number.',
          'Afterwards you come back here and find the appointment, booking or order in your patient area.',
          'If the page is closed too early, nothing is lost: what was paid is recorded as soon as the provider tells us.',
        ]}
      />
      <TextPart
        heading="Receipts"
        points={[
          'A paid appointment and a paid order have their receipt, a PDF with our GST number, beside them.',
          'Bought medicines without an account? The order’s number and your email address open it again.',
        ]}
      />
      <TextPart
        heading="Refunds"
        points={[
          'A visit that the hospital or the doctor cancels, moves or does not answer in time is paid back in full.',
          cancellingText(visitRules),
          'Refunds go to the card that you paid with. How soon they show depends on your bank.',
        ]}
      />
      <Link className={buttonLook('contained')} to="/find-doctor">
        Book an Appointment
      </Link>
    </TextPage>
  );
}
