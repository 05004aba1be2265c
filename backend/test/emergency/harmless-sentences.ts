/** Harmless texts with words close to emergencies; see sentences.ts. */
export const HARMLESS = `
chest x-ray price
chest xray report kab milegi
chest physician available today
chest specialist appointment
chest ct scan cost
chest infection medicine price
heart doctor fee
heart specialist near me
heart check up package
is there a heart surgeon
heart rate monitor price
my mother had a heart attack last year, which doctor
father had stroke two years ago need physiotherapy
i had a heart attack in 2019 and want a checkup
heart attack prevention diet
how to prevent heart attack
is heart attack covered by insurance
what is the difference between heart attack and cardiac arrest
article about stroke
stroke rehabilitation programme
stroke risk test price
does stress cause heart attack
diet after heart attack
family history of heart attack, which tests
no chest pain only acidity
acidity and heartburn medicine
breathing exercises for asthma
breathing test price
bad breath treatment
asthma inhaler price
which doctor for asthma
how long must i hold my breath in the scan
blood test price
blood group test
blood pressure tablets
how to donate blood
blood bank timing
blood sugar report
can i give blood sample at home
gum bleeding while brushing, dentist
bleeding gums treatment cost
irregular period bleeding which doctor
bleeding disorder test
skin burn scar treatment cost
burning while passing urine
burn calories with yoga
laser for burn marks price
sunburn cream
hair fall treatment
tooth fell out at the root, implant price
knee pain doctor
back pain since two years
head massage
headache specialist
stomach pain after meals which doctor
joint pain tablets
labour room photos
painless labour charges
normal delivery package cost
pain relief spray
epilepsy doctor fee
medicine for seizures price
eeg test for epilepsy cost
fitness certificate
will the shirt size fit
allergy test price
skin allergy cream
dog bite vaccine price
rabies vaccine available
accident insurance claim form
accident policy cover list
ambulance charges per km
ambulance driver job
emergency number
is emergency open on sunday
emergency ward visiting hours
emergency contact change in my profile
is emergency consultation fee higher
suicide prevention day talk
psychiatrist for depression fee
food poisoning doctor
sleeping pills price
how many tablets should i take in a day
trouble swallowing tablets, is there a syrup
child does not eat, which doctor
my app is not responding
doctor not responding to my message
nobody is answering the phone
i cannot move my appointment
payment stopped in the middle
money was cut but no booking
my report has not come
cannot open my report
cut on the bill amount
blue light therapy cost
pulse oximeter price
first aid kit price
cpr training course
electric wheelchair rent
electric toothbrush price
swimming after ear surgery allowed
swimming pool in hospital
snake plant in the waiting room
attach old reports to record
chess club for patients
cooking oil good for heart
healthy heart tips
dying to know the result of my test
killer deal on medicines
anaesthesia for tooth removal
paralysis physiotherapy charges
old stroke patient needs physiotherapist at home
heart valve operation cost
सीने का एक्सरे कितने का है
छाती के एक्स-रे की कीमत
छाती के डॉक्टर कब मिलेंगे
दिल के डॉक्टर की फीस
दिल की जांच का पैकेज
हार्ट स्पेशलिस्ट कौन है
पिछले साल पापा को हार्ट अटैक आया था, अब कौन से डॉक्टर को दिखाएं
दो साल पहले लकवा हुआ था फिजियोथेरेपी चाहिए
दिल के दौरे से कैसे बचें
हार्ट अटैक के बाद क्या खाना चाहिए
खून की जांच कितने की है
खून की जांच खाली पेट होती है क्या
रक्तदान कहाँ करें
खून की कमी के लिए दवा
सांस की एक्सरसाइज
सांस के रोग के डॉक्टर
दमा का इनहेलर कितने का है
मिर्गी का इलाज कितने में होता है
मिर्गी के डॉक्टर
घुटने में दर्द है
कमर दर्द के डॉक्टर
सिर दर्द की दवा
बाल गिर रहे हैं
पेशाब में जलन
इमरजेंसी कहाँ है
एम्बुलेंस का किराया कितना है
बेहोशी के डॉक्टर की फीस
नींद की गोली का दाम
कुत्ते के काटने का टीका
मसूड़ों से खून आता है दांत के डॉक्टर
डिलीवरी का खर्च
जले के निशान की क्रीम
khoon ki jaanch kitne ki hai
khoon ki jaanch ghar par ho sakti hai kya
khoon badhane ki dawa
khoon dena hai kahan jaye
khoon ka report kab aayega
saans ki exercise
saans ke doctor ki fees
saans ki bimari ka ilaj kitne me hota hai
dil ke doctor kab baithte hai
dil ka checkup kitne ka
dil ki jaanch ka package
papa ko pichle saal heart attack aaya tha kaunsa doctor dikhaye
heart attack se kaise bache
heart attack ke baad kya khaye
2 saal pehle stroke hua tha physiotherapy chahiye
seene ka xray kitne ka hai
chhati ka ct scan rate
seene me dard nahi hai bas checkup karana hai
mirgi ki dawa ka rate
mirgi ke doctor
behoshi wale doctor ki fees
ghutne me dard hai
kamar dard ka ilaj
sir dard ki dawa
sir knee me chot purani hai
pet dard doctor
baal gir rahe hai
paise kat gaye booking nahi hui
paise wapas nahi aaye
report nahi aa rahi
otp nahi aa raha
app band ho gaya
doctor nahi aa rahe kya aaj
ambulance ka kiraya kitna hai
emergency kahan hai
emergency me doctor kaun hai
neend nahi aa rahi kya karu
neend ki goli ka price
kutte ke katne ka injection kitne ka
masude se khoon aata hai dentist chahiye
delivery ka kharcha
jale ke nishan ki cream
peshab me jalan
bukhar ki dawa
khansi ki syrup
khansi nahi ja rahi
ulti ki dawa
sugar ki jaanch
haddi ke doctor
`;
