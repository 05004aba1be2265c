/** Texts of people in danger; see sentences.ts. */
export const URGENT = `
my father has chest pain
severe pain in my chest since morning
chest is feeling very tight and i am sweating
there is pressure on my chest and my left arm hurts
chst pain
heart attack
i think my husband is having a heart attack
hart attack please come fast
my mother had a stroke just now
cardiac arrest
her face is drooping and speech is slurred
one side of his body is not moving
my uncle cannot move his right arm and leg suddenly
she can't breathe
difficulty in breathing
my baby is struggling to breathe
shortness of breath and chest tightness
he stopped breathing
gasping for air
he is unconscious
she fainted and is not waking up
my grandfather collapsed in the bathroom
he is not responding to anything
no pulse
my son passed out
heavy bleeding not stopping
bleeding from head after fall
he is vomiting blood
coughing up blood since night
deep cut on hand, lot of blood coming out
my daughter drank phenyl
child swallowed a button battery
he took a full strip of sleeping pills
overdose of tablets
my brother ate rat poison
somebody drank acid
having seizures
my daughter is getting fits
she has had convulsions for five minutes
snake bite
a snake has bitten my brother
scorpion sting, he is getting worse
severe burns on face
boiling water fell on my baby
hand burnt in hot oil
met with an accident on the highway
bike accident need help
my wife was hit by a car
fell from the terrace and not moving
head injury after fall from stairs
got electric shock
child drowned in the pool, took him out
something is stuck in her throat and she is choking
baby is choking on a grape
throat is swelling and he cannot breathe after peanut
severe allergic reaction
lips turning blue
her water broke and pains have started
labour pain started at 34 weeks
pregnant and bleeding
send ambulance fast
need an ambulance at home
its an emergency
emergency please help
i want to kill myself
i want to end my life
thinking of suicide
he cut his wrist
i don't want to live anymore
he was stabbed
his finger got cut off in a machine
she is dying please help
मेरे सीने में दर्द है
पापा के सीने में बहुत तेज दर्द हो रहा है
छाती में जकड़न और पसीना आ रहा है
छाती भारी लग रही है
मुझे सांस नहीं आ रही
साँस लेने में तकलीफ हो रही है
बच्चे की सांस रुक गई है
दम घुट रहा है
वह बेहोश हो गई है
बेहोश
मेरे पिता को होश नहीं आ रहा
दिल का दौरा पड़ा है
हार्ट अटैक आया है जल्दी आओ
माँ को लकवा मार गया है
मुंह टेढ़ा हो गया है और बोल नहीं पा रहे
खून बह रहा है रुक नहीं रहा
खून की उल्टी हो रही है
सिर से खून निकल रहा है
सिर में चोट लगी है
बेटे ने जहर खा लिया
बच्चे ने फिनाइल पी लिया
उसने नींद की बहुत सारी गोलियां खा ली
बच्चे ने सिक्का निगल लिया
सांप ने काट लिया
भाई को सांप ने डस लिया है
मिर्गी का दौरा पड़ रहा है
उसे झटके आ रहे हैं और मुंह से झाग निकल रहा है
हाथ जल गया है
गरम तेल से बच्चा झुलस गया
एक्सीडेंट हो गया है
सड़क दुर्घटना में घायल
छत से गिर गया है
करंट लग गया
पानी में डूब गया था अब सांस नहीं ले रहा
गले में कुछ अटक गया है
प्रसव पीड़ा शुरू हो गई
एम्बुलेंस भेजो
एंबुलेंस चाहिए तुरंत
मैं मरना चाहता हूँ
मैं आत्महत्या करना चाहती हूं
जीना नहीं चाहता
बचाओ जान खतरे में है
बच्चा नीला पड़ गया है
दिल की धड़कन बंद हो गई
seene me dard ho raha hai
mere papa ke seene mein bahut dard hai
chhati me dard aur pasina
chaati mein bharipan lag raha hai
saans nahi aa rahi
sans nhi aa rhi h mummy ko
saans lene me dikkat ho rahi hai
saas lene me taklif
saans phool rahi hai bahut
saans ruk gayi hai
dum ghut raha hai
behosh ho gaya hai
behos ho gye papa
wo hosh mein nahi hai
hosh nahi aa raha
uth nahi rahe hilane par bhi
dil ka daura
dil ka dora pada hai
papa ko heart attack aaya hai
attack aa gaya hai heart ka
lakwa maar gaya
muh tedha ho gaya hai
khoon beh raha hai bahut
khoon nahi ruk raha
khun ki ulti ho rahi hai
naak se khoon aa raha hai band nahi ho raha
zeher kha liya
usne jahar pi liya hai
bacche ne harpic pi liya
neend ki goli zyada kha li
beti ne coin nigal liya
saanp ne kaat liya
sanp kaat gaya khet me
mirgi ka daura pad raha hai
jhatke aa rahe hai bacche ko
haath jal gaya garam pani se
beta aag se jal gaya
accident ho gaya hai jaldi aao
gaadi se takkar ho gayi bahut khoon
chhat se gir gaya bacha
sir me chot lagi hai khoon aa raha
current lag gaya hai
pani me doob gaya
gale me atak gaya hai kuch
delivery ka dard shuru ho gaya
paani ki thaili phat gayi
ambulance bhejo jaldi
ambulance chahiye abhi
marna chahta hu
khudkushi karne ka man karta hai
jeene ka man nahi hai mar jaunga
bachao koi
nas kaat li usne
`;
