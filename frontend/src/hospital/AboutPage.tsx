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
      description={hospitalWords.aboutDescription}
      lead={hospitalWords.aboutIntro(name)}
    >
      <TextPart heading={hospitalWords.whatWeDo}>
        <p>{hospitalWords.aboutText}</p>
      </TextPart>
      <TextPart
        heading={hospitalWords.promisesTitle}
        points={[
          hospitalWords.promisePrices,
          hospitalWords.promiseTime,
          hospitalWords.promiseRecord,
          hospitalWords.promiseAnswers,
        ]}
      />
      <Link className={buttonLook('contained')} to="/find-doctor">
        {pageWords.findDoctor}
      </Link>
    </TextPage>
  );
}
