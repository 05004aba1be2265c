import { Link } from 'react-router';
import { buttonLook } from '../common/forms/Button';
import { formatOpeningHours } from './openingHours';
import { useHospital } from './useHospital';
import { TextPage, TextPart } from './TextPage';

/** What the hospital is and how it works. */
export function AboutPage() {
  const { name, address, openingHours } = useHospital();
  const hours = formatOpeningHours(openingHours);
  return (
    <TextPage
      title="About Us"
      description="What the hospital offers, how it works, and where it is."
      lead={`${name} is a super-speciality hospital: ten specialities, a laboratory and a pharmacy in one house.`}
    >
      <TextPart heading="What we do">
        <p>
          A visit begins with the doctor who knows your trouble best. You see who is free, choose the time
          yourself, and find what came of it afterwards in one place: the notes of the visit, the
          prescription, the reports of the laboratory. The pharmacy fills the prescription, and the laboratory
          comes to your home if you cannot come to us.
        </p>
      </TextPart>
      <TextPart
        heading="What you can expect"
        points={[
          'Fees and prices are shown before you decide.',
          'A time that is booked is yours: nobody else gets it.',
          'Your record is open to you, and to the doctors who treat you.',
          'Somebody answers: questions that the chat cannot answer go to our staff.',
        ]}
      />
      {address && (
        <TextPart heading="Where we are">
          <p className="lines">{address}</p>
          {hours && <p className="muted">Open {hours}</p>}
        </TextPart>
      )}
      <Link className={buttonLook('contained')} to="/find-doctor">
        Find a doctor
      </Link>
    </TextPage>
  );
}
