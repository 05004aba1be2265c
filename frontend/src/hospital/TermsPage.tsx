import { cancellingText, movingText } from '../../../openapi/contract/words/visit-rules.js';
import { useHospital } from './useHospital';
import { TextPage, TextPart } from './TextPage';

/** The rules of booking, paying, cancelling and buying. */
export function TermsPage() {
  const { name, visitRules } = useHospital();
  return (
    <TextPage
      title="Terms of Use"
      description="The rules of booking, paying, cancelling and buying medicines on this site."
      lead={`The rules that hold between you and ${name} when you use this site.`}
    >
      <TextPart
        heading="In an emergency"
        points={[
          'Do not book: call. The emergency number is at the top of every page.',
          'Nothing on this site, neither an article nor a calculator nor the chat, replaces the advice of a doctor who sees you.',
        ]}
      />
      <TextPart
        heading="Your account"
        points={[
          'Give your own, true details. They go on your prescriptions and reports.',
          'Keep your password to yourself. What is done with your login counts as done by you.',
          'A doctor’s account needs a registration code that the hospital issues, once for each doctor.',
        ]}
      />
      <TextPart
        heading="Appointments"
        points={[
          'A time is held for 30 minutes while you pay. After that it is free for others.',
          'A paid appointment is a request: it stands once the doctor has accepted it.',
          'If the doctor rejects it or the hospital cancels it, you get the whole fee back.',
          'If nobody has answered it when its time comes, the whole fee is refunded without your asking.',
          cancellingText(visitRules),
          `${movingText(visitRules)} The doctor accepts the new time.`,
          'If the hospital has set another time or doctor than the one you paid for, you get the whole fee back until the visit begins.',
          'Once the visit has begun, only the hospital can cancel it: please call us.',
        ]}
      />
      <TextPart
        heading="Medicines and lab tests"
        points={[
          'The price that counts is the one shown when you pay. If it changed meanwhile, you are asked again.',
          'Medicines that need a prescription are handed over only against one.',
          'You can cancel an order until it is packed; what you paid is paid back.',
          'You can cancel a lab test until its day comes; what you paid is paid back.',
        ]}
      />
      <TextPart
        heading="Reviews and questions"
        points={[
          'You can review a visit once it is completed. We read a review before it appears.',
          'We do not show reviews with insults, advertising, or details about somebody else’s health.',
        ]}
      />
    </TextPage>
  );
}
