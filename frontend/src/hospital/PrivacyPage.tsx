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
      description={hospitalWords.whatHospitalKeepsAboutYou}
      lead={hospitalWords.whatKeepsAboutYouWhy(name)}
    >
      <TextPart
        heading={hospitalWords.whatWeKeep}
        points={[
          hospitalWords.yourAccountNameDateOf,
          hospitalWords.yourCareAppointmentsPrescriptionsLab,
          hospitalWords.yourPurchasesWhatYouOrdered,
          hospitalWords.yourMessagesQuestionsThatChat,
          hospitalWords.forYourSafetyWhenAnd,
          hospitalWords.onYourDeviceCookieThat,
        ]}
      />
      <TextPart
        heading={hospitalWords.whatWeDoNotKeep}
        points={[
          hospitalWords.yourCardNumberYouType,
          hospitalWords.yourPasswordWeKeepScrambled,
          hospitalWords.traceOfYourReadingThis,
        ]}
      />
      <TextPart
        heading={hospitalWords.whoCanSeeIt}
        points={[
          hospitalWords.youSeeYourOwnRecord,
          hospitalWords.doctorSeesRecordOfPatient,
          hospitalWords.administratorsRunHospitalsDataWhat,
          hospitalWords.visitorsSeeOnlyWhatIs,
        ]}
      />
      <TextPart
        heading={hospitalWords.whatStaysOnThisDevice}
        points={[
          hospitalWords.yourLoginLivesInThis,
          hospitalWords.whatYouAndChatWrote,
          hospitalWords.yourMedicineCartAndYour,
        ]}
      />
      <TextPart heading={hospitalWords.whatYouCanAskOf}>
        <p>{hospitalWords.logInAndOpenYour}</p>
      </TextPart>
    </TextPage>
  );
}
