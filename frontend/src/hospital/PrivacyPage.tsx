import { useHospital } from './useHospital';
import { TextPage, TextPart } from './TextPage';
import { tCommon } from '../messages/common';
import { tHospital } from '../messages/site/hospital';

/** What the site stores about a person, who sees it, and how to get or remove it. */
export function PrivacyPage() {
  const { name } = useHospital();
  return (
    <TextPage
      title={tCommon('privacyPolicy')}
      description={tHospital('privacyDescription')}
      lead={tHospital('privacyIntro', { name })}
    >
      <TextPart
        heading={tHospital('keepsTitle')}
        points={[
          tHospital('keepsAccount'),
          tHospital('keepsCare'),
          tHospital('keepsPurchases'),
          tHospital('keepsMessages'),
          tHospital('keepsLogins'),
          tHospital('keepsCookie'),
        ]}
      />
      <TextPart
        heading={tHospital('notKeptTitle')}
        points={[tHospital('notKeptCard'), tHospital('notKeptPassword'), tHospital('notKeptTracking')]}
      />
      <TextPart
        heading={tHospital('accessTitle')}
        points={[
          tHospital('accessPatient'),
          tHospital('accessDoctor'),
          tHospital('accessAdministrator'),
          tHospital('accessVisitor'),
        ]}
      />
      <TextPart
        heading={tHospital('deviceTitle')}
        points={[tHospital('deviceLogin'), tHospital('deviceChat'), tHospital('deviceCart')]}
      />
      <TextPart heading={tHospital('rightsTitle')}>
        <p>{tHospital('rightsText')}</p>
      </TextPart>
    </TextPage>
  );
}
