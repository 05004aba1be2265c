import type { Speciality } from '../../../../openapi/contract/people/fields.js';

/** What people type, in English, Hindi and both, and the speciality that treats it. "|" separates the texts. */
export const COMPLAINT_TABLE: Record<Speciality, string> = {
  Dentistry: `
tooth | teeth | tooth pain | toothache | teeth pain | wisdom tooth pain | tooth decay | cavity | cavities in teeth |
bleeding gums | gum swelling | swollen gums | gums | bad breath | mouth smell | yellow teeth | sensitive teeth | root canal |
broken tooth | loose tooth | tooth fell out | dentist | daant dard | daant me dard | dant me kida | daant ka keeda |
masude se khoon | masudon me sujan | muh se badbu | दांत | दांत में दर्द | दाँत दर्द | मसूड़ों से खून | मसूड़ों में सूजन | मुंह से बदबू |
daant hil raha hai | दाढ़ में दर्द | thanda lagta hai daant me`,
  Ophthalmology: `
eye | eyes | eye pain | red eyes | itchy eyes | watery eyes | blurred vision | blurry vision | cataract | dry eyes |
eye infection | double vision | weak eyesight | glasses check | conjunctivitis | glaucoma | swollen eyelid | something in my eye |
aankh me dard | aankh lal hai | aankho me jalan | aankhon se pani | motiyabind | chashma | dhundhla dikhta hai |
kam dikhai deta hai | आंख | आंख में दर्द | आँखों में जलन | आंखों से पानी | धुंधला दिखना | मोतियाबिंद | चश्मा`,
  Gynecology: `
period pain | irregular periods | missed period | heavy periods | heavy bleeding in periods | pcos | pcod | pregnancy | pregnant |
white discharge | vaginal itching | breast lump | infertility | not able to conceive | menopause | fibroids | uterus |
lady doctor | gynaecologist | period nahi aa raha | mahwari me dard | mahavari | safed pani | garbhavastha | garbhvati | bachedani |
माहवारी | माहवारी में दर्द | सफेद पानी | गर्भवती | गर्भावस्था | stan me gaanth | bachcha nahi ho raha`,
  Pediatrics: `
baby fever | child fever | child cough | my baby is crying a lot | newborn vaccination | baby vaccine | child not eating |
baby vomiting | child loose motion | teething baby | infant colic | child rash | kids doctor | 3 year old has fever |
child not growing | bachche ko bukhar | bacche ko khansi | bachcha khana nahi khata | bachche ko ulti | tikakaran | shishu |
baby ko dast | बच्चे को बुखार | बच्चे को खांसी | बच्चा | टीकाकरण | बच्चे को उल्टी | नवजात शिशु`,
  Psychiatry: `
depression | anxiety | panic attack | cannot sleep | insomnia | stress | feeling sad | hopeless | addiction | alcohol addiction |
anger issues | hearing voices | ocd | bipolar | phobia | feeling lonely | neend nahi aati | tanav | udaas | ghabrahat | nasha |
sharab ki lat | chinta | नींद नहीं आती | तनाव | अवसाद | उदासी | घबराहट | नशा`,
  Cardiology: `
heart | heart problem | heart checkup | palpitations | irregular heartbeat | fast heartbeat | cholesterol | high cholesterol |
heart palpitations | heart disease | angina | dil ki dhadkan tez | dil ki bimari | dil me ghabrahat | dhadkan tez | dil | दिल | दिल की धड़कन तेज | दिल की बीमारी |
heart doctor | cardiologist | chest tightness`,
  Neurology: `
headache | migraine | severe headache | head pain | seizure | epilepsy | fits | numbness in hand | tingling in feet | tremors |
memory loss | dementia | parkinson | brain | nerve pain | half head pain | sir dard | sar dard | sir me dard | sar me bhari dard |
mirgi | hath kaanpna | yaaddasht kam | adhkapari | lakwa | सिर दर्द | सिरदर्द | सिर में दर्द | मिर्गी | लकवा | माइग्रेन | हाथ सुन्न`,
  Dermatology: `
skin | skin rash | acne | pimples | itching | itchy skin | hair fall | hair loss | dandruff | eczema | psoriasis | ringworm |
fungal infection of skin | dark spots | white patches | dry skin | warts | nail fungus | bald patches | sunburn | hives | baal jhadna |
muhase | khujli | daad | daad khujli | chehre par daane | rusi | safed daag | त्वचा | खुजली | मुंहासे | बाल झड़ना | बालों का झड़ना | रूसी | दाद | सफेद दाग |
चेहरे पर दाने`,
  Orthopedics: `
knee pain | back pain | lower back pain | neck pain | shoulder pain | joint pain | bone | bones | arthritis | fracture | ankle sprain |
leg pain | heel pain | slip disc | stiff neck | swollen knee | sprain | frozen shoulder | sciatica | elbow pain | hip pain | wrist pain |
ghutne me dard | ghutno ka dard | kamar dard | kamar me dard | peeth dard | gardan dard | kandhe me dard | jodo ka dard | haddi |
haddi toot gayi | moch aa gayi | pair me dard | edi me dard | gathiya | घुटने में दर्द | घुटनों का दर्द | कमर दर्द | कमर में दर्द | जोड़ों का दर्द | हड्डी |
गर्दन में दर्द | कंधे में दर्द | पीठ दर्द | मोच | गठिया`,
  'General Medicine': `
fever | high fever | cold | cough | cold and cough | sore throat | runny nose | body pain | weakness | tiredness | stomach pain |
stomach ache | acidity | gas | vomiting | loose motions | diarrhea | constipation | food poisoning | diabetes | high blood pressure |
bp | sugar | thyroid | jaundice | urine infection | burning urination | kidney stone | anemia | dengue | malaria | typhoid | allergy |
asthma | ear pain | dizziness | piles | weight loss | loss of appetite | bukhar | khansi | zukam | sardi | gale me dard | gale me kharash | pet dard |
pet me dard | ulti | dast | kabz | badan dard | kamzori | chakkar | peshab me jalan | piliya | saans phoolna | bawaseer | kaan dard |
बुखार | तेज बुखार | खांसी | जुकाम | सर्दी | गले में दर्द | पेट दर्द | पेट में दर्द | उल्टी | दस्त | कब्ज | बदन दर्द | कमजोरी | चक्कर | पीलिया |
पेशाब में जलन | कान में दर्द | मधुमेह | एसिडिटी | गैस`,
};

/** The texts of the table, each with its speciality. */
export const complaintTexts = (): [string, Speciality][] =>
  (Object.entries(COMPLAINT_TABLE) as [Speciality, string][]).flatMap(([speciality, texts]) =>
    texts
      .split('|')
      .map((text) => text.trim())
      .filter(Boolean)
      .map((text): [string, Speciality] => [text, speciality]),
  );
