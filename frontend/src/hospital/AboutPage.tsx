import { Link } from 'react-router';
import { buttonLook } from '../common/forms/Button';
import { useHospital } from './useHospital';
import { TextPage, TextPart } from './TextPage';
import { commonWords } from '../words/common';
import { pageWords } from '../words/pages';
import { hospitalWords } from '../words/site/hospital';

/** What the hospital is and how it works. */
export function AboutPage() {
  const { name } = useHospital();
  return (
    <TextPage
      title={commonWords.aboutUs}
      description={hospitalWords.whatHospitalOffersHowIt}
      lead={hospitalWords.isSuperSpecialityHospitalTen(name)}
    >
      <TextPart heading={hospitalWords.whatWeDo}>
        <p>{hospitalWords.visitBeginsWithDoctorWho}</p>
      </TextPart>
      <TextPart
        heading={hospitalWords.whatYouCanExpect}
        points={[
          hospitalWords.feesAndPricesAreShown,
          hospitalWords.timeThatIsBookedIs,
          hospitalWords.yourRecordIsOpenTo,
          hospitalWords.staffAnswerQuestions,
        ]}
      />
      <Link className={buttonLook('contained')} to="/find-doctor">
        {pageWords.findDoctor}
      </Link>
    </TextPage>
  );
}
