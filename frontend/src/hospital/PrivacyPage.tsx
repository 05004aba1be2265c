import { useHospital } from './useHospital';
import { TextPage, TextPart } from './TextPage';

/** What the site keeps of a person, who sees it, and how to get it or have it removed. */
export function PrivacyPage() {
  const { name } = useHospital();
  return (
    <TextPage
      title="Privacy Policy"
      description="What the hospital keeps about you, who can see it, and how you get a copy."
      lead={`What ${name} keeps about you, why, who can see it, and what you can ask of us.`}
    >
      <TextPart
        heading="What we keep"
        points={[
          'Your account: name, date of birth, gender, mobile number, email address and, if you gave one, your picture.',
          'Your care: appointments, prescriptions, lab bookings, reports, notes of your doctors and papers you send us.',
          'Your purchases: what you ordered, where it goes, what you paid and what was paid back.',
          'Your messages: questions that the chat handed to our staff, with their answers, and reviews that you wrote.',
          'For your safety: when and from which network address somebody logged in, and who opened or changed a record.',
          'On your device: a cookie that is sent with a login alone, so that you can log in there when somebody else has tried wrong passwords.',
        ]}
      />
      <TextPart
        heading="What we do not keep"
        points={[
          'Your card number. You type it on the page of the card payment provider; it never reaches us.',
          'Your password. We keep a scrambled form that cannot be turned back into it.',
          'A trace of your reading. This site sets no advertising cookies and calls no other company while you read.',
        ]}
      />
      <TextPart
        heading="Who can see it"
        points={[
          'You see your own record, and nobody else’s.',
          'A doctor sees the record of a patient once they have accepted a visit, and until some time after the last one; the opening is written down.',
          'Administrators run the hospital’s data. What they change leaves a trace that they cannot remove.',
          'Visitors see only what is public. A review shows your first name, once it has been approved.',
        ]}
      />
      <TextPart
        heading="What stays on this device"
        points={[
          'Your login lives in this tab. It ends when you log out, after 30 minutes without use, and after 8 hours in any case.',
          'What you and the chat wrote stays in this tab, and goes when you close it or log out.',
          'Your medicine cart and your choice of light or dark colours stay in this browser until you clear them; logging out empties the cart.',
        ]}
      />
      <TextPart heading="What you can ask of us">
        <p>
          Log in and open your profile to correct your details, to end logins on other devices, and to
          download all that we keep about you. To have an account removed, or with any question about your
          data, write to us or call: you find both under Contact Us. Records of care are kept as long as the
          law asks of a hospital.
        </p>
      </TextPart>
    </TextPage>
  );
}
