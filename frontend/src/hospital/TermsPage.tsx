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
      description={hospitalWords.rulesOfBookingPayingCancelling}
      lead={hospitalWords.rulesThatHoldBetweenYou(name)}
    >
      <TextPart
        heading={commonWords.inEmergency}
        points={[hospitalWords.doNotBookCallEmergency, hospitalWords.nothingOnThisSiteNeither]}
      />
      <TextPart
        heading={hospitalWords.yourAccount}
        points={[
          hospitalWords.giveYourOwnTrueDetails,
          hospitalWords.keepYourPasswordToYourself,
          hospitalWords.doctorsAccountNeedsRegistrationCode,
        ]}
      />
      <TextPart
        heading={pageWords.appointments}
        points={[
          hospitalWords.timeIsHeldFor30,
          hospitalWords.paidAppointmentIsRequestIt,
          hospitalWords.ifDoctorRejectsItOr,
          hospitalWords.unansweredIsRefunded,
          cancellingText(visitRules),
          hospitalWords.doctorAcceptsNewTime(movingText(visitRules)),
          hospitalWords.ifHospitalHasSetAnother,
          hospitalWords.onceVisitHasBegunOnly,
        ]}
      />
      <TextPart
        heading={hospitalWords.medicinesAndLabTests}
        points={[
          hospitalWords.priceThatCountsIsOne,
          hospitalWords.medicinesThatNeedPrescriptionAre,
          hospitalWords.youCanCancelOrderUntil,
          hospitalWords.youCanCancelLabTest,
        ]}
      />
      <TextPart
        heading={hospitalWords.reviewsAndQuestions}
        points={[hospitalWords.youCanReviewVisitOnce, hospitalWords.weDoNotShowReviews]}
      />
    </TextPage>
  );
}
