import { cancellingText, movingText } from '../../../openapi/contract/words/visit-rules.js';
import { useHospital } from './useHospital';
import { TextPage, TextPart } from './TextPage';
import { commonWords } from '../words/common';
import { pageWords } from '../words/pages';
import { hospitalWords } from '../words/site/hospital';

/** The rules of booking, paying, cancelling and buying. */
export function TermsPage() {
  const { name, visitRules } = useHospital();
  return (
    <TextPage
      title={commonWords.termsOfUse}
      description={hospitalWords.termsDescription}
      lead={hospitalWords.termsIntro(name)}
    >
      <TextPart
        heading={commonWords.inEmergency}
        points={[hospitalWords.termsEmergencyCall, hospitalWords.termsNoAdvice]}
      />
      <TextPart
        heading={hospitalWords.yourAccount}
        points={[
          hospitalWords.termsTrueDetails,
          hospitalWords.termsPassword,
          hospitalWords.termsDoctorAccount,
        ]}
      />
      <TextPart
        heading={pageWords.appointments}
        points={[
          hospitalWords.termsHold,
          hospitalWords.termsRequest,
          hospitalWords.termsRejected,
          hospitalWords.termsUnanswered,
          cancellingText(visitRules),
          hospitalWords.termsMove(movingText(visitRules)),
          hospitalWords.termsMovedByHospital,
          hospitalWords.termsBegun,
        ]}
      />
      <TextPart
        heading={hospitalWords.medicinesAndLabTests}
        points={[
          hospitalWords.termsPrice,
          hospitalWords.termsPrescription,
          hospitalWords.termsCancelOrder,
          hospitalWords.termsCancelLabTest,
        ]}
      />
      <TextPart
        heading={hospitalWords.reviewsAndQuestions}
        points={[hospitalWords.termsReview, hospitalWords.termsReviewContent]}
      />
    </TextPage>
  );
}
