import { EVERYDAY_TABLE } from './everyday-phrasings.js';

/**
 * Labelled phrasings: what people type into the chat, and what it is about. Every tenth line of this file's table is
 * held out: the threshold and the words of the chat are set on the others and never on those.
 *
 * What a phrase expects, alternatives divided by "/":
 * - `topic:<name>`: a reply of the chat's own, see src/chat/topics.ts
 * - `faq:<words>`: the FAQ whose question has these words; `asked:<words>`: the answered question that has them
 * - `visit:<speciality or doctor>`, `fee:<…>`: the next free visit, or what a visit costs
 * - `lab:<words>`, `medicine:<words>`: prices of products whose names have these words (all of the first three)
 * - `urgent`: the emergency number first
 * - `staff`: nothing is known; the question goes to the staff
 */
const TABLE = `
topic:hours | what time do you open
topic:hours | opd timing pls
topic:hours | are u open on sundays
topic:hours | hospital timings?
topic:hours | till what time is the hospital open today
topic:hours | is hospital open now
topic:hours | wat r ur opening hrs
topic:hours | closing time on saturday
topic:hours | when does the clinic close
topic:hours | working hours of hospital
topic:contact | phone no please
topic:contact | ur contact number
topic:contact | how to call hospital
topic:contact/topic:human | reception number
topic:contact | telephone number of hospital sir
topic:human/topic:contact | i want to talk to a real person
topic:human | connect me to customer care
topic:human | can i speak with someone from staff
topic:address | where are you located
topic:address | hospital address
topic:address | location of hospital please share
topic:address | how to reach ur hospital
topic:address | which area is your clinic in
topic:emergency | emergency number
topic:emergency | is emergency open 24x7
topic:emergency | do you have an emergency ward
topic:book | how to book appointment
topic:book | i want to book an appointment
topic:book | how can i fix an appointment with doctor
topic:book | bok apointment
topic:book | appointment booking online
topic:book | need doctor appointment
topic:book | appointment kaise book kare
topic:book | where do i book a visit
topic:book | pls arrange appointment for my father
topic:soonestVisit | which doctor is available today
topic:soonestVisit | any doctor free tomorrow
topic:soonestVisit | earliest appointment available
topic:soonestVisit | next available slot with any doctor
topic:walkIn | can i walk in without booking
topic:walkIn | is appointment compulsory or can i come directly
topic:walkIn/topic:book | do i need an appointment
topic:cancel | how to cancel appointment
topic:cancel | i want to cancel my booking
topic:cancel | cancelation of appointment
topic:cancel | cant come tomorrow want to cancel my visit
topic:cancel | cancel my doctor appoinment
topic:cancel | what are cancellation charges
topic:reschedule | how do i reschedule
topic:reschedule | can i change my appointment date
topic:reschedule | want to postpone my visit
topic:reschedule | shift my appointment to monday
topic:reschedule | prepone appointment possible?
topic:refund | when will i get refund
topic:refund | refund if i cancel
topic:refund | money back on cancellation
topic:refund | my refund has not come
topic:failedPayment/faq:booking failed | amount deducted but booking not done
topic:failedPayment | payment pending since 10 minutes
topic:failedPayment | my payment is pending for half an hour
topic:refund | how many days for refund
topic:pay | payment options
topic:pay | how to pay the fee
topic:pay | do you accept gpay
topic:pay | can i pay by credit card
topic:pay | cash payment accepted?
topic:pay | upi available
topic:pay | can i pay cash at hospital
topic:pay | is it safe to pay online
topic:fees | consultation charges
topic:fees | how much does it cost to see a doctor
topic:fees | doctor fees how much
topic:fees | what is opd fee
topic:specialities | which departments do you have
topic:specialities | list of specialities
topic:specialities | what kind of doctors are there
topic:specialities | show me all doctors
topic:bookTest | how to book lab test
topic:bookTest | want to do blood test
topic:bookTest | how can i get a lab test done
topic:bookTest | book blood test
topic:bookTest | which tests do you do
topic:homeCollection | home sample collection available?
topic:homeCollection | can you collect blood from home
topic:homeCollection | will someone come home for blood test
topic:homeCollection | home collection of sample
topic:homeCollection | how does home collection work
topic:cancelTest | cancel my lab test
topic:cancelTest | how to cancel blood test booking
topic:reports | where can i see my report
topic:reports | download lab report
topic:reports | my test result not received
topic:reports | when will report come
topic:reports | is my report ready
topic:reports | how to get test results online
topic:buyMedicine | how to order medicine
topic:buyMedicine | can i buy tablets online
topic:buyMedicine | do you have pharmacy
topic:buyMedicine | medicine purchase online
topic:delivery | do you deliver medicines at home
topic:delivery | medicine delivery how many days
topic:delivery | how long will delivery take
topic:delivery/topic:trackOrder | when will my medicines be delivered
topic:trackOrder | where is my order
topic:trackOrder | track my medicine order
topic:trackOrder | order status
topic:trackOrder | my order not received
topic:cancelOrder | cancel medicine order
topic:cancelOrder | how to cancel my order
topic:promotion | any discount on medicines
topic:promotion | what offers are there
topic:promotion | promo code
topic:promotion | is there any offer running
topic:register | how to register
topic:register | create new account
topic:register | sign up as new patient
topic:register | i am new patient how to enroll
topic:login | unable to login
topic:login | how do i sign in
topic:login | login not working
topic:password | forgot password
topic:password | i have forgotten my pasword
topic:password | reset password link
topic:password | how to change password
topic:prescriptions | where can i find my prescription
topic:prescriptions | download my prescription
topic:refill | need refill of my medicines
topic:refill | refill prescription
topic:records | where are my medical records
topic:records | upload old reports to my records
topic:records | see my medical history
topic:myVisits | when is my appointment
topic:myVisits | show my upcoming appointments
topic:profile | change my mobile number
topic:profile | update my profile
topic:profile | how to edit email address
topic:bmi | calculate my bmi
topic:bmi | bmi calculator
topic:bodyFat | body fat percentage calculator
topic:blog | health tips articles
topic:blog | do you have a blog
topic:advice | which medicine should i take for fever
topic:advice | what should i do i have fever
topic:advice | can you diagnose me
topic:advice | what is the dose of this medicine
topic:greeting | good morning
topic:greeting | namaste ji
topic:greeting | gud evening
topic:thanks | thank you so much
topic:thanks | thanks a lot
topic:thanks | thx
topic:thanks | ok thank you
topic:bye | bye bye
topic:bye | ok bye
topic:howAreYou | how are you doing
topic:aboutMe | who are you
topic:aboutMe | are you a robot
topic:aboutMe | what can you do
visit:Cardiology | when can i see a cardiologist
visit:Cardiology | heart doctor available?
visit:Cardiology | next free day with heart specialist
visit:Cardiology | cardiolgist appointment tomorrow
visit:Cardiology | book cardiology appointment
visit:Dermatology | skin doctor
visit:Dermatology | is dermatologist available on monday
visit:Dermatology | need appointment with skin specialist
visit:Pediatrics | child specialist availability
visit:Pediatrics | when is the paediatrician free
visit:Orthopedics | bone doctor slot
visit:Orthopedics | orthopedic surgeon appointment
visit:Orthopedics | doctor for knee pain
visit:Neurology | neurologist next available
visit:Neurology | when can i meet neuro doctor
visit:Gynecology | gynaecologist appointment
visit:Gynecology | lady doctor available today?
visit:Dentistry | dentist tomorrow
visit:Dentistry | i need a dentist for my son
visit:Dentistry | toothache which doctor
visit:Ophthalmology | eye doctor when available
visit:Ophthalmology | opthalmologist slots
visit:Psychiatry | psychiatrist appointment
visit:General Medicine | general physician available now
visit:General Medicine | need a family doctor
visit:Dr. Meera Nambiar | is dr meera nambiar available
visit:Dr. Venkatesh Iyer | when can i see dr venkatesh iyer
visit:Dr. Tenzin Wangmo | tenzin wangmo appointment
visit:Dr. Karthik Raman | dr kartik raman next slot
visit:Dr. Lakshmi Menon | doctor menon free on friday
fee:Cardiology | cardiologist fee
fee:Dermatology | how much does skin doctor charge
fee:Dentistry | dentist consultation charges
fee:Neurology | neurologist ka fees kitna hai
fee:Pediatrics | fee of child specialist
fee:Dr. Ananya Sharma | dr ananya sharma fees
fee:Dr. Suresh Kulkarni | what does dr suresh kulkarni charge
lab:Thyroid | thyroid test price
lab:TSH | tsh cost
lab:Thyroid profile | price of thyroid profile
lab:CBC | cbc test rate
lab:CBC | how much is complete blood count
lab:Lipid | lipid profile price
lab:Lipid | cholesterol test cost
lab:HbA1c | hba1c price
lab:HbA1c | cost of hb a1c test
lab:glucose,sugar | sugar test price
lab:Fasting blood sugar | fasting blood sugar kitna hai
lab:Vitamin D | vitamin d test cost
lab:Vitamin B12 | vit b12 rate
lab:Liver function | lft price
lab:Kidney function | kft test how much
lab:Kidney function | kidny function test cost
lab:ECG | ecg charges
lab:echocardiogram | 2d echo cost
lab:X-ray | chest xray price
lab:X-ray | x-ray how much
lab:Ultrasound | usg abdomen price
lab:Ultrasound | how much for ultrasound
lab:Full body | full body checkup price
lab:Full body | full body check up package cost
lab:Heart health | heart health package price
lab:Senior citizen | senior citizen package
lab:Diabetes care | diabetes package cost
lab:Thyroid | when will my thyroid report come
lab:Lipid | how long does lipid profile take
lab:Pap smear | pap smear available?
lab:Urine routine | urine routine test price
lab:Uric acid | uric acid test
lab:Iron | iron studies cost
lab:Antenatal | antenatal profile price
medicine:Paracetamol | paracetamol price
medicine:Paracetamol | how much is paracetamol 650
medicine:Paracetamol | cost of parasetamol tablets
medicine:Metformin | metformin 500 rate
medicine:Metformin | is metformin available
medicine:Pantoprazole | pantoprazole price
medicine:Atorvastatin | atorvastatin 10 mg cost
medicine:Telmisartan | telmisartan 40 price please
medicine:Cetirizine | cetirizine tablets how much
medicine:Cetirizine | do you have cetrizine
medicine:Ibuprofen | ibuprofen price
medicine:Aspirin | price of aspirin
medicine:Salbutamol | salbutamol inhaler cost
medicine:Insulin | insulin needles price
medicine:Glucose test strips | glucose strips price
medicine:Oral rehydration | oral rehydration salts price
medicine:Cough syrup | cough syrup cost
medicine:toothbrush | toothbrush available
medicine:Glimepiride | do you sell glimepiride
medicine:Montelukast | montelucast price
medicine:Zinc | zinc capsules rate
medicine:Vitamin C | vitamin c tablets price
medicine:nebuliser | nebuliser price
faq:wheelchair | is wheelchair available at entrance
faq:wheelchair | wheelchair at the gate?
asked:canteen | is there a canteen for vegetarians
asked:canteen | veg canteen in hospital
asked:overnight | can my husband stay overnight with me
asked:donate blood | how to donate blood
asked:donate blood | where can i donate blood
asked:fitness | do you give fitness certificate for company
asked:fitness | fitness certificate for new job
asked:wifi | free wifi available?
asked:wifi | is there wifi
asked:pets | are pets allowed
asked:pets | can i bring my pet inside
asked:vaccines | vaccines for six weeks baby
urgent | my father has chest pain
urgent | severe chest pain and sweating
urgent | chst pain since morning
urgent | he cannot breathe
urgent | cant breath properly help
urgent | difficulty in breathing
urgent | i think its a heart attack
urgent | my mother had a stroke
urgent | she is unconcious
urgent | he fainted and is not waking up
urgent | heavy bleeding not stopping
urgent | i want to kill myself
urgent | thinking of suicide
urgent | i dont want to live i want to die
urgent | my son swallowed phenyl
urgent | child drank poison
urgent | took overdose of sleeping pills
urgent | my brother is having seizures
urgent | snake bite what to do
urgent | send ambulance fast
urgent | emergency please help
urgent | severe burns on hand
urgent | met with an accident
urgent | baby is choking
urgent | seene me dard ho raha hai
staff | do you perform kidney transplant
staff | how much does heart surgery cost
staff | cost of knee replacement
staff | is cancer curable
topic:advice/staff | side effects of metformin
staff | can i take paracetamol with alcohol
staff | how many beds do you have
staff | do you hire nurses
staff | job vacancy for receptionist
staff | i want to sell you medical equipment
staff | who is the owner of the hospital
staff | what is the weather today
staff | who won the cricket match
staff | tell me a joke
staff | write a poem about love
staff | what is the capital of france
staff | price of petrol
staff | iphone 15 price
staff | train to delhi timing
staff | book a flight ticket to mumbai
staff | cancel my hotel room
staff | pizza delivery
staff | how to learn guitar
staff | translate this to french
staff | is my aunt admitted in ward 5
staff | which room is mr sharma in
staff | can you issue a birth certificate
staff | how do i get a death certificate
staff | do you do hair transplant
staff | is ayurvedic treatment available
staff | do you have physiotherapy for back
staff | mortuary van charges
staff | internship for medical students
staff | do you treat snoring
staff | my lost umbrella
staff | the doctor was rude to me yesterday
staff | why was my bill so high
staff | can i get an invoice in my company name
staff | does the hospital have a prayer room
staff | is there an atm inside
staff | bitcoin price today
staff | asdf qwer zxcv
staff | mri scan price
staff | covid vaccine available
staff | price of crocin
staff | do you have dolo 650
staff | dr strange appointment
staff | is doctor rajnikanth available
staff | ivf treatment cost
staff | how to become a doctor
faq:wheelchair | is there parking for cars
faq:wheelchair | parking available?
faq:wheelchair | car park near entrance
faq:ward | visiting hours for patients in ward
faq:ward | what time can i visit my friend in the ward
faq:ward | how many visitors allowed in icu
faq:bring | what should i bring for first visit
faq:bring | which documents to bring for first visit
faq:far ahead | how many days in advance can i book
faq:far ahead | how far ahead booking is possible
faq:which doctor I need | i dont know which doctor i need
faq:which doctor I need | not sure which doctor to see
faq:review | how to write a review of doctor
faq:review | can i give review for my doctor
faq:insurance | which insurance do you take
faq:insurance | do u accept mediclaim
faq:insurance | is ayushman bharat accepted
faq:insurance | cghs cashless available?
faq:insurance | insurence accepted here
faq:safe to pay | is card payment safe
faq:safe to pay | do you save my card number
faq:booking failed | i paid but booking failed
faq:booking failed | payment done but appointment not booked
faq:return medicines | can i return medicines
faq:return medicines | return policy for medicine
faq:return medicines | received wrong medicine want to return
faq:fast before | is fasting needed for blood test
faq:fast before | should i fast before the test
faq:fast before | empty stomach for lipid profile?
faq:fast before | how many hours fasting for sugar test
faq:Who can see | who can see my records
faq:Who can see | is my medical data private
faq:Who can see | do you sell my data
faq:in an emergency | what to do in emergency
topic:book | appointmnt booking
topic:hours | r u open on holidays
topic:hours | sunday open?
topic:pay | can i pay with debit card
topic:reports | how do i get my lab report
topic:records | where do i find my records
topic:refund | will i get my money back if i cancel
topic:password | forgot pasword what to do
visit:Cardiology | cardiologist
visit:Orthopedics | ortho dr tomorrow
visit:Ophthalmology | eye checkup doctor
visit:Dermatology | hair fall doctor
lab:Bone density | dexa scan price
lab:Hepatitis | hepatitis b test cost
lab:T4 | free t4 price
lab:Troponin | troponin test rate
lab:Calcium | calcium test price
medicine:Vildagliptin | vildagliptin 50 mg price
medicine:Lactulose | lactulose syrup available?
medicine:Probiotic | probiotic capsules cost
medicine:blood pressure monitor | bp machine price
asked:lockers | do you have lockers for luggage
asked:lockers | locker facility for patients from outstation
staff | can i smoke in the hospital
staff | how do i open a bank account
staff | buy a car online
staff | my husband does not love me
staff | do you have dialysis on sundays
staff | what is your success rate in bypass surgery
staff | i want a second opinion on cancer
staff | who is the best doctor in india
staff | is the lift working today
staff | do you do circumcision
staff | can you send me my x ray film by post
staff | what is the salary of a nurse
staff | do you have a swimming pool
staff | will my insurance cover ivf
staff | which hotel is near the hospital
staff | can foreigners get treatment visa letter
staff | lost my wallet in the waiting room
staff | recharge my mobile
`;

/** Topics that an FAQ answers as well: either reply is right. */
const ALSO_RIGHT: Record<string, string> = {
  'topic:hours': 'faq:hospital open',
  'topic:emergency': 'faq:in an emergency',
  'topic:book': 'faq:book a doctor',
  'topic:cancel': 'faq:cancel or move',
  'topic:reschedule': 'faq:cancel or move',
  'topic:refund': 'faq:money back,booking failed',
  'topic:pay': 'faq:how can I pay,safe to pay',
  'topic:buyMedicine': 'faq:order medicines',
  'topic:delivery': 'faq:delivery of medicines',
  'topic:cancelOrder': 'faq:return medicines',
  'topic:bookTest': 'faq:book a lab test',
  'topic:reports': 'faq:my lab report',
  'topic:records': 'faq:find my records',
  'topic:prescriptions': 'faq:find my records',
  'topic:password': 'faq:forgot my password',
  'faq:booking failed': 'topic:refund',
  'faq:safe to pay': 'topic:pay',
  'faq:in an emergency': 'topic:emergency',
};

export interface Phrasing {
  phrase: string;
  expected: string[];
  /** Never used for tuning. */
  heldOut: boolean;
}

const phrasingsOf = (table: string): Phrasing[] =>
  table
    .trim()
    .split('\n')
    .map((line, index) => {
      const [expected, phrase] = line.split(' | ');
      const named = expected.split('/');
      const also = named.map((one) => ALSO_RIGHT[one]).filter((one) => one !== undefined);
      return { phrase, expected: [...named, ...also], heldOut: index % 10 === 4 };
    });

export const PHRASINGS: Phrasing[] = phrasingsOf(TABLE);
/** The FAQs in other words, and troubles: see everyday-phrasings.ts. */
export const EVERYDAY_PHRASINGS: Phrasing[] = phrasingsOf(EVERYDAY_TABLE);
