/**
 * Labelled complaints: what people type into the search when something troubles them, in English and Hinglish, and the
 * speciality that ought to come first. Written from medical common sense over the specialities of the portal, before any
 * word of the search was set; what has no speciality of its own here (ear, throat, stomach, kidney) belongs to General
 * Medicine. Alternatives are divided by "/". Every tenth line is held out: the words are set on the others and never on
 * those.
 */
const TABLE = `
General Medicine | stomach ache
General Medicine | pet dard
General Medicine | pet me dard ho raha hai
General Medicine | bukhar
General Medicine | high fever since 3 days
General Medicine | tez bukhar aur badan dard
General Medicine | viral fever
General Medicine | cold and cough
General Medicine | khansi aur zukam
General Medicine | runny nose and sneezing
General Medicine | nak band hai
General Medicine | sore throat
General Medicine | gale me dard
General Medicine | loose motions
General Medicine | dast lag gaye
General Medicine | vomiting since morning
General Medicine | ulti ho rahi hai
General Medicine | gas and acidity
General Medicine | pet me gas ban rahi hai
General Medicine | constipation
General Medicine | kabz rehta hai
General Medicine | food poisoning
General Medicine | body ache and weakness
General Medicine | kamzori lag rahi hai
General Medicine | always tired
General Medicine | sugar badh gayi hai
General Medicine | diabetes
General Medicine/Cardiology | bp high rehta hai
General Medicine/Cardiology | high blood pressure
General Medicine | thyroid problem
General Medicine | sudden weight loss
General Medicine | bhookh nahi lagti
General Medicine | ear pain
General Medicine | kaan me dard
General Medicine | asthma
General Medicine/Cardiology | saans phoolti hai
General Medicine | burning while urinating
General Medicine | peshab me jalan
General Medicine | kidney stone pain
General Medicine | jaundice
General Medicine | piliya
General Medicine | dengue
General Medicine | typhoid
General Medicine/Neurology | dizziness
General Medicine/Neurology | chakkar aa raha hai
General Medicine | piles
General Medicine | bawaseer
General Medicine | khoon ki kami
Cardiology | heart beating too fast
Cardiology | dil ki dhadkan tez
Cardiology | palpitations
Cardiology | chest tightness when walking
Cardiology | irregular heartbeat
Cardiology/General Medicine | high cholesterol
Cardiology | dil me dard
Cardiology | chest pain
Cardiology | seene me dard
Orthopedics | knee pain
Orthopedics | ghutne me dard
Orthopedics | my knee hurts when i climb stairs
Orthopedics | back pain
Orthopedics | kamar dard
Orthopedics | joint pain
Orthopedics | jodo me dard
Orthopedics | shoulder pain
Orthopedics | frozen shoulder
Orthopedics | neck pain
Orthopedics | gardan me akdan
Orthopedics | slipped disc
Orthopedics | ankle sprain
Orthopedics | pair me moch aa gayi
Orthopedics | swollen wrist after a fall
Orthopedics | haddi me dard
Orthopedics | heel pain in the morning
Orthopedics | edi me dard
Orthopedics | arthritis
Orthopedics | cannot lift my arm
Dermatology | itching
Dermatology | khujli
Dermatology | skin rash
Dermatology | pimples on face
Dermatology | muhase
Dermatology | hair fall
Dermatology | baal jhad rahe hain
Dermatology | dandruff
Dermatology | ringworm
Dermatology | daad khaj khujli
Dermatology | white patches on skin
Dermatology | safed daag
Dermatology | eczema
Dermatology | dark spots on face
Dermatology | psoriasis
Dermatology | dry skin
Dermatology | chehre par daane
Pediatrics | child fever
Pediatrics | bachche ko bukhar
Pediatrics | my baby is not drinking milk
Pediatrics | newborn jaundice
Pediatrics | bachche ko dast
Pediatrics | kid has cough
Pediatrics | baby crying all night
Pediatrics | child not eating
Pediatrics | baby vaccination
Pediatrics | bacche ki khansi
Pediatrics | 3 year old vomiting
Pediatrics | bachche ka vajan nahi badh raha
Pediatrics | bachche ko tika lagwana hai
Pediatrics/Dermatology | diaper rash
Gynecology | period pain
Gynecology | periods late
Gynecology | mahwari me dard
Gynecology | irregular periods
Gynecology | white discharge
Gynecology | safed pani
Gynecology | pregnancy checkup
Gynecology | trying to get pregnant
Gynecology | garbhavastha me ulti
Gynecology | pcod problem
Gynecology | menopause
Gynecology/General Medicine | lump in breast
Dentistry | toothache
Dentistry | daant me dard
Dentistry | bleeding gums
Dentistry | masudo se khoon
Dentistry | cavity
Dentistry | broken tooth
Dentistry | bad breath
Dentistry | muh se badbu
Dentistry | daant me keeda
Dentistry | sensitive teeth
Ophthalmology | red eyes
Ophthalmology | aankh laal hai
Ophthalmology | blurred vision
Ophthalmology | dhundhla dikhta hai
Ophthalmology | watery eyes
Ophthalmology | aankho me jalan
Ophthalmology | cataract
Ophthalmology | motiyabind
Ophthalmology | chashma ka number
Ophthalmology | cannot see far things
Neurology/General Medicine | headache
Neurology/General Medicine | sir dard
Neurology | migraine
Neurology | aadhe sir me dard
Neurology | numb hands
Neurology | haath pair sunn ho jate hain
Neurology | hands shaking
Neurology | mirgi
Neurology | memory loss
Psychiatry | cannot sleep
Psychiatry | neend nahi aati
Psychiatry | anxiety
Psychiatry | ghabrahat hoti hai
Psychiatry | depression
Psychiatry | udaas rehta hu
Psychiatry | stress at work
Psychiatry | panic attacks
Psychiatry | feeling sad all the time
Psychiatry | sharab ki lat
`;

export interface Complaint {
  text: string;
  /** Any of these may come first. */
  specialities: string[];
  /** Never used for tuning. */
  heldOut: boolean;
}

export const COMPLAINTS: Complaint[] = TABLE.trim()
  .split('\n')
  .map((line, index) => {
    const [expected, text] = line.split(' | ');
    return { text, specialities: expected.split('/'), heldOut: index % 10 === 4 };
  });
