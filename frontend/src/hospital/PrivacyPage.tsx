import { useHospital } from './useHospital';
import { TextPage, TextPart } from './TextPage';
import { commonWords } from '../words/common';
import { hospitalWords } from '../words/site/hospital';

/** What the site keeps of a person, who sees it, and how to get it or have it removed. */
export function PrivacyPage() {
  const { name } = useHospital();
  return (
    <TextPage
      title={commonWords.privacyPolicy}
      description={hospitalWords.privacyDescription}
      lead={hospitalWords.privacyIntro(name)}
    >
      <TextPart
        heading={hospitalWords.keepsTitle}
        points={[
          hospitalWords.keepsAccount,
          hospitalWords.keepsCare,
          hospitalWords.keepsPurchases,
          hospitalWords.keepsMessages,
          hospitalWords.keepsLogins,
          hospitalWords.keepsCookie,
        ]}
      />
      <TextPart
        heading={hospitalWords.notKeptTitle}
        points={[hospitalWords.notKeptCard, hospitalWords.notKeptPassword, hospitalWords.notKeptTracking]}
      />
      <TextPart
        heading={hospitalWords.accessTitle}
        points={[
          hospitalWords.accessPatient,
          hospitalWords.accessDoctor,
          hospitalWords.accessAdministrator,
          hospitalWords.accessVisitor,
        ]}
      />
      <TextPart
        heading={hospitalWords.deviceTitle}
        points={[hospitalWords.deviceLogin, hospitalWords.deviceChat, hospitalWords.deviceCart]}
      />
      <TextPart heading={hospitalWords.rightsTitle}>
        <p>{hospitalWords.rightsText}</p>
      </TextPart>
    </TextPage>
  );
}
