/**
 * The FAQs in other words, and complaints; labelled as in phrasings.ts from the FAQs and specialities, before
 * the chat was tuned on them. Every tenth line is held out.
 */
export const EVERYDAY_TABLE = `
faq:insurance | do you take star health insurance?
faq:insurance | is my hdfc ergo policy valid here
faq:insurance | cashless treatment with icici lombard?
faq:insurance | do you have tie up with niva bupa
faq:insurance | can i use my health insurance card
faq:insurance | is tpa desk available
faq:insurance | star health cashless
faq:insurance | pmjay card chalega
faq:insurance | which insurance companies are on your list
faq:insurance | kaun sa insurance chalta hai
faq:bring | what documents do i need
faq:bring | which papers to carry
faq:bring | what all should i carry when i come
faq:bring | kya documents lane hai
faq:bring | do i need to bring id proof
faq:bring | should i bring my old reports
faq:bring | which documents are required for the appointment
faq:bring | kya kya lekar aana hai
faq:ward | when can i meet my mother in the ward
faq:ward | icu visiting time
faq:ward | can children come to see a patient
faq:ward | how many people can visit the patient at once
faq:ward | ward me milne ka samay kya hai
faq:ward | visiting hours in the evening
faq:wheelchair | where do i park my car
faq:wheelchair | is parking free
faq:wheelchair | my grandmother cannot walk do you have a wheelchair
faq:wheelchair | gadi park karne ki jagah hai kya
faq:far ahead | can i book for next month
faq:far ahead | how early can i book
faq:far ahead | booking two months in advance possible
faq:which doctor I need | which doctor should i see
faq:which doctor I need | i am confused which doctor to choose
faq:which doctor I need | kis doctor ko dikhana chahiye
faq:which doctor I need | which specialist do i need
faq:booking failed | payment done but no appointment showing
faq:booking failed | paisa kat gaya par booking nahi hui
faq:money back/topic:refund | how much money do i get back if i cancel one day before
faq:money back/topic:refund | doctor cancelled my visit will i get my money
faq:money back/topic:refund | paise wapas kab milenge
faq:safe to pay | is my card number stored
faq:safe to pay | do you keep card details
faq:how can I pay/topic:pay | can i pay after the visit
faq:order medicines | do i need a prescription to buy medicine
faq:order medicines/topic:buyMedicine | can i buy medicines without an account
faq:delivery/topic:delivery | how fast do medicines come
faq:return medicines | the medicine came damaged
faq:return medicines | can i send back wrong tablets
faq:fast before | can i drink water before blood test
faq:fast before | can i eat before thyroid test
faq:fast before | khali pet aana hai kya
faq:fast before | can i have tea before the sugar test
faq:my lab report/topic:reports | when do i get my report after the test
faq:my lab report/topic:reports | will the report come by email
faq:find my records/topic:prescriptions | where is the prescription my doctor wrote
faq:find my records/topic:records | where are my old reports kept
faq:Who can see | can my family see my reports
faq:Who can see | can other doctors see my file
faq:Who can see | is my data safe with you
faq:forgot my password/topic:password | password reset mail not coming
faq:forgot my password/topic:password | i dont remember my password
faq:review | i want to rate my doctor
faq:hospital open/topic:hours | are you open on diwali
faq:cancel or move/topic:reschedule | can i change my appointment to next week
asked:vaccines | which injections does my six week old need
asked:canteen | can i get food inside the hospital
visit:Orthopedics | my knee hurts when I climb stairs, which doctor
visit:Orthopedics | my back hurts since two weeks
visit:Orthopedics | kamar dard ke liye kaun sa doctor
visit:Orthopedics | i twisted my ankle whom should i see
visit:Orthopedics | ghutne me dard rehta hai
visit:General Medicine | stomach ache which doctor
visit:General Medicine | pet dard ke liye doctor
visit:General Medicine | doctor for fever
visit:General Medicine | i have sugar which doctor should i consult
visit:General Medicine | khansi nahi ja rahi
visit:General Medicine | who treats thyroid
visit:General Medicine | my ear hurts
visit:Pediatrics | my child has fever which doctor
visit:Pediatrics | bachche ko bukhar hai
visit:Pediatrics | baby is not drinking milk whom to show
visit:Dermatology | my hair is falling a lot
visit:Dermatology | itching all over my body
visit:Dermatology | pimples on my face which doctor
visit:Gynecology | my periods are late
visit:Gynecology | doctor for pcod
visit:Gynecology | i am pregnant which doctor should i see
visit:Dentistry | daant me dard hai
visit:Dentistry | my gums bleed when i brush
visit:Ophthalmology | my eyes are red and watery
visit:Ophthalmology | i cannot see clearly at night
visit:Neurology | migraine doctor
visit:Neurology | my hands go numb at night
visit:Psychiatry | i cannot sleep at night
visit:Psychiatry | i feel anxious all the time
visit:Psychiatry | tension bahut hai neend nahi aati
visit:Cardiology | my heart beats very fast which doctor
visit:Cardiology/visit:General Medicine | doctor for high cholesterol
staff | do you do knee replacement surgery
staff | how much does lasik cost
staff | can you write a sick leave letter for my boss
staff | can a nurse come and change my bandage
staff | does the hospital have a bone marrow registry
staff | will you sponsor our school health camp
`;
