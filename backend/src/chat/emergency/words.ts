/**
 * Meanings of the words of the rules. Each line is a meaning: English words, which include their inflections,
 * then after "|" Hindi words in Latin letters, which match similar sounds, also in Devanagari. A rule's word
 * without a line here means itself.
 */
export const MEANINGS = `
chest: chest breastbone | seena seene chhati
heart: heart cardiac | dil hriday hart haart
asthma: asthma asthmatic | dama
attack: attack | atak ataik daura daure
pain: pain ache aching hurt agony | dard peeda dukh dukhta dukhti
pressure: tight tighten tightness pressure heavy heaviness squeeze crush crushing | bhari bharipan dabav dabao jakdan bojh
unease: discomfort uneasy burning | takleef ghabrahat
sweat: sweat sweaty | pasina
arm: arm jaw shoulder | baanh bazu jabda kandha
breath: breath breathe respiration | saans saas saanse saansein
breathless: breathless breathlessness gasp suffocate suffocation asphyxia |
dam: | dam dum
ghut: | ghut ghutna ghutan
hard: difficult difficulty trouble struggle hard short shortness problem laboured labored | takleef dikkat diqqat mushkil pareshani phool phoolna phoolne ukhad ukhadna atak
neg: not no cant cannot couldnt unable dont doesnt didnt isnt arent wont wasnt never without stop stopped barely hardly | nahi nahin nhi nai na band ruk ruki ruka
negVerb: not cant cannot unable doesnt isnt wont didnt never no | nahi nahin nhi nai
stop: stop stopped | band ruk ruka ruki
gone: | gaya gayi gaye gya gyi gye chuka chuki chuke hai
done: | gaya gayi gaye gya gyi gye liya li lia diya di hai raha rahi rahe rha rhi
doing: | raha rahi rahe rha rhi rhe
fainting: unconscious unconsciousness unresponsive faint fainted collapse collapsed blackout comatose | behosh achet murchhit besudh
hosh: | hosh
wake: wake waking awake awaken woke |
respond: respond responding responsive reacting move moving |
rise: | uth
eyes: eye | aankh aankhe aankhen aankhein
openHi: | khol khul
seizure: seizure convulsion convulse | fits seezure
jerks: | jhatke jhatka
epilepsy: | mirgi
falling: | pad pada padi pade aa aaya aayi aaye ho hua
foam: foam froth | jhaag
mouth: mouth | muh munh moonh
crooked: droop drooping drooped sagging twisted crooked | tedha tedhi
face: face | chehra
speech: speech | zabaan jubaan awaaz
slurred: slur slurred slurring | ladkhada ladkhadana
speak: speak talk | bol
can: | pa paa
side: side | side taraf hissa aadha
body: body arm leg hand limb | sharir haath pair badan
numb: numb numbness paralysed paralyzed limp | sunn kaam
stroke: stroke | strok lakwa falij pairalisis
paralysis: paralysis paralysed paralyzed |
suddenly: suddenly sudden | achanak
bleeding: bleeding bleed haemorrhage hemorrhage |
blood: blood | khoon rakt lahu
flow: gush gushing ooze oozing spurt pour pouring | beh bah behna bahna nikal nikla nikli
lose: lose losing lost |
come: come coming | aa
vomit: vomit vomiting vomited throw throwing puke | ulti ultiyan
cough: cough coughing coughed spit spitting | khansi khaansi thook
lot: lot lots heavy heavily profuse profusely severe severely badly much excessive | bahut bohot zyada jyada tez kaafi
cut: cut slash slashed slit gash | kat kata kati kaat kaata
deep: deep | gehra gehri
wrist: wrist vein | nas kalai
poison: poison poisoned poisoning poisonous | zeher zahar jahar zaher
toxic: phenyl phenol acid bleach kerosene detergent harpic lizol pesticide insecticide thinner turpentine petrol diesel sanitizer sanitiser repellent cleaner | finail phinail finayal tezab harpic keetnashak mitti
smallThing: battery coin magnet needle pin marble button | sikka coin sui chumbak battery
swallowed: swallowed ingested gulped |
consumed: drank drunk ate eaten ingested consumed swallowed took taken | pi piya piyi pee kha khaya khayi khali nigal nigla nigli
nigal: | nigal nigla nigli
pill: pill tablet capsule strip | goli goliya goliyan golian dawa dawai
many: many much whole full entire all handful strip bottle extra | bahut bohot zyada jyada saari sari puri poori patta
overdose: overdose overdosed overdosing | ovardoj
choking: choke choked choking |
throat: throat windpipe | gala gale
stuck: stuck lodged | atak atka atki fas fans fasa phansa
swelling: swell swelling swollen | sooj sujan soojan
closing: closing |
blue: blue bluish | neela neeli neele
skin: lips lip face skin fingers tongue | honth hoth
turn: turn turned turning went gone | pad pada padi
burnt: burnt burned scald scalded | jhulas jhulsa jhulsi
burn: burn |
jal: | jal
onFire: fire flames | aag
caught: caught | lag lagi
limb: hand arm leg face foot feet head body finger child baby son daughter | haath hatheli pair chehra ungli badan
hot: hot boiling fire steam oil chemical | garam khaulta
severe: severe serious bad major third electric |
accident: accident crash collision | eksident aksident durghatna haadsa
vehicle: car bus truck bike train lorry auto scooter tempo motorcycle | gaadi
hit: hit knocked crushed struck | takkar kuchal
ran: ran run |
fell: fell fallen | gir gira giri gire
height: roof terrace stair stairs staircase building balcony storey floor ladder tree window bike cycle height | chhat seedhi seedhiyo ped khidki balcony bike cycle unchai
injury: injury injured wound wounded trauma | chot ghayal phat phati zakhm jakhm
head: head skull | khopdi
headThere: | sir sar
there: | me mein mai par pe se
phat: | phat phata phati
electric: electric electrical | bijli
shock: shock | jhatka
electrocuted: electrocuted electrocution |
current: | current karant karent
lag: | lag laga lagi
drowned: drown drowned drowning | doob dooba doobi
snake: snake cobra viper | saanp saap
stinger: scorpion | bichhu
dog: dog monkey | kutta kutte bandar
bite: bite bit bitten bites sting stung | kaat kaata kat kata das dasa dank
anaphylaxis: anaphylaxis anaphylactic |
allergic: allergic allergy | elarji
reaction: reaction react |
water: water | pani
broke: broke broken burst leaking | phat phati toot tooti
bag: | thaili
labour: labour labor | prasav delivery
start: start started begun | shuru
pregnant: pregnant pregnancy | garbhvati
ambulance: ambulance | ambulans embulens embyulens
emergency: emergency | imarjensi emarjensi aapatkaal
now: now immediately urgent urgently quick quickly fast asap soon hurry | abhi turant jaldi fauran
help: help save rescue | madad bachao
callForHelp: | bachao bachaao
life: life | jaan jindagi zindagi
danger: danger critical | khatra khatre
dying: dying |
dieSoon: | marne mar
soon: | wala wale wali jayega jayegi jaega jaegi jayenge
pulse: pulse heartbeat | nabz dhadkan dil
beating: beat beating |
heartRacing: racing pounding fluttering |
stabbed: stabbed gunshot shot | chaku
hitHi: | maar mara
bullet: | goli
hanging: hanged hanging hang | faansi phansi
gas: gas smoke fumes | gas dhua dhuan
suicide: suicide suicidal | khudkushi aatmahatya atmahatya susaid
kill: kill killing |
end: end ending finish | khatam khatm
self: myself himself herself themselves | khud apni apne
die: die | marna marne
want: want wish wanna feel thinking think | chahta chahti
live: live living alive | jeena jeene jina
neverLive: not dont no never | nahi nahin nhi nai
harm: harm hurt | nuksan
willDo: | jaunga jaungi jaau dunga dungi
`;
