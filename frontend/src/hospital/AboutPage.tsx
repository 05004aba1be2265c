import { Link } from 'react-router';
import { buttonLook } from '../common/forms/Button';
import { useHospital } from './useHospital';
import { TextPage, TextPart } from './TextPage';
import { tCommon } from '../messages/common';
import { tPage } from '../messages/pages';
import { tHospital } from '../messages/site/hospital';

/** What the hospital is and how it works. */
export function AboutPage() {
  const { name } = useHospital();
  return (
    <TextPage
      title={tCommon('aboutUs')}
      description={tHospital('aboutDescription')}
      lead={tHospital('aboutIntro', { name })}
    >
      <TextPart heading={tHospital('whatWeDo')}>
        <p>{tHospital('aboutText')}</p>
      </TextPart>
      <TextPart
        heading={tHospital('promisesTitle')}
        points={[
          tHospital('promisePrices'),
          tHospital('promiseTime'),
          tHospital('promiseRecord'),
          tHospital('promiseAnswers'),
        ]}
      />
      <Link className={buttonLook('contained')} to="/find-doctor">
        {tPage('findDoctor')}
      </Link>
    </TextPage>
  );
}
