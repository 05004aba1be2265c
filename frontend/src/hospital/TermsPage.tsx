import { cancellingText, movingText } from '../../../openapi/contract/messages/visit-rules.js';
import { useHospital } from './useHospital';
import { TextPage, TextPart } from './TextPage';
import { tCommon } from '../messages/common';
import { tPage } from '../messages/pages';
import { tHospital } from '../messages/site/hospital';

/** The rules of booking, paying, cancelling and buying. */
export function TermsPage() {
  const { name, visitRules } = useHospital();
  return (
    <TextPage
      title={tCommon('termsOfUse')}
      description={tHospital('termsDescription')}
      lead={tHospital('termsIntro', { name })}
    >
      <TextPart
        heading={tCommon('inEmergency')}
        points={[tHospital('termsEmergencyCall'), tHospital('termsNoAdvice')]}
      />
      <TextPart
        heading={tHospital('yourAccount')}
        points={[tHospital('termsTrueDetails'), tHospital('termsPassword'), tHospital('termsDoctorAccount')]}
      />
      <TextPart
        heading={tPage('appointments')}
        points={[
          tHospital('termsHold'),
          tHospital('termsRequest'),
          tHospital('termsRejected'),
          tHospital('termsUnanswered'),
          cancellingText(visitRules),
          tHospital('termsMove', { moving: movingText(visitRules) }),
          tHospital('termsMovedByHospital'),
          tHospital('termsBegun'),
        ]}
      />
      <TextPart
        heading={tHospital('medicinesAndLabTests')}
        points={[
          tHospital('termsPrice'),
          tHospital('termsPrescription'),
          tHospital('termsCancelOrder'),
          tHospital('termsCancelLabTest'),
        ]}
      />
      <TextPart
        heading={tHospital('reviewsAndQuestions')}
        points={[tHospital('termsReview'), tHospital('termsReviewContent')]}
      />
    </TextPage>
  );
}
