/**
 * Meanings of the words of complaints, for the rules in specialities.ts. Each line is a meaning: English words,
 * which include their inflections, then after "|" Hindi words in Latin letters, which match similar sounds,
 * also in Devanagari. "*" marks a symptom in itself. A rule's word without a line here means itself.
 */
const MEANINGS = `
*pain: pain painful ache aching hurt sore soreness cramp unbearable | dard dukh dukhna dukhta dukhti peeda
*burning: burn burning irritation | jalan
*swelling: swell swelling swollen puffy inflammation inflamed | sujan sooj sujna
*itch: itch itchy itching itchiness | khujli khujlana khaj kharish
*bleeding: bleed bleeding |
*stiff: stiff stiffness frozen locked | akdan akad akadna jakdan
*numb: numb numbness tingling tingle | sunn jhunjhuni jhanjhanahat
*shaking: shake shaking shaky shiver tremor tremble trembling | kaanp kaanpna kampan kaanpte kaanpna
*lump: lump lumps tumour tumor cyst nodule | gaanth ganth
*injury: injury injured wound wounded twist twisted sprain sprained fracture fractured broke broken dislocated dislocation ligament | chot moch mochh toot tuta tooti ghaav
*fever: fever feverish temperature viral flu influenza dengue malaria typhoid chikungunya covid corona chills | bukhar bukhaar taap
*cold: cold cough coughing sneeze sneezing runny congestion congested phlegm sputum mucus | khansi khaansi khasi zukam jukam sardi chheenk balgam nazla
*vomiting: vomit vomiting nausea nauseous nauseated queasy puke | ulti ultiyan ultee matli machalna michlana
*motions: motion motions diarrhea diarrhoea dysentery | dast pechish
*acidity: acidity reflux indigestion gastritis gastric gas bloating bloated burp burping belching ulcer gerd | gas gais esiditi dakar badhazmi badhajmi apach apacha
*heartburn: heartburn |
*constipation: constipation constipated | kabz kabj kabja
*piles: piles haemorrhoids hemorrhoids fissure fistula | bawaseer bavasir
*poisoning: poisoning |
*weak: weak weakness tired tiredness fatigue fatigued exhausted exhaustion lethargy lethargic | kamzori kamjori kamzor thakan thakavat
*sugar: diabetes diabetic prediabetes prediabetic sugar sugars | madhumeh shakkar sugar
*hypertension: hypertension hypertensive bp | bp
press: pressure |
*cholesterol: cholesterol triglyceride triglycerides |
*thyroid: thyroid hypothyroid hyperthyroid hypothyroidism goitre goiter |
*jaundice: jaundice hepatitis cirrhosis | piliya peeliya
*anaemia: anaemia anemia anaemic anemic |
*asthma: asthma asthmatic wheeze wheezing bronchitis pneumonia tuberculosis breathless breathlessness | dama
*dizzy: dizzy dizziness giddy giddiness vertigo lightheaded | chakkar
*allergy: allergy allergic allergies | elarji
*infection: infection infected | sankraman
*earache: earache tinnitus |
*tonsils: tonsil tonsils tonsillitis sinus sinusitis hoarse |
*cancer: cancer |
*other: hernia appendix appendicitis gallbladder hiccup hiccups varicose hiv std sti erectile impotence sickness | hichki
*mouthUlcer: | chhale chale
*pimple: pimple pimples acne blackhead blackheads | muhasa muhase daane daana phunsi phunsiya keel
*rash: rash rashes hives urticaria eczema psoriasis ringworm scabies fungal fungus boil boils blister blisters wart warts mole moles vitiligo leucoderma melasma pigmentation pigmented dandruff lice corns sunburn chickenpox dermatitis | phoda phode rusi roosi jhaiyan jhai masse
*bald: bald baldness balding | ganjapan
*headache: headache headaches migraine migraines | aadhasisi adhkapari sirdard sardard maigren maaigren
*epilepsy: epilepsy epileptic seizure seizures convulsion convulsions | mirgi
*paralysis: paralysis paralysed paralyzed paralytic | lakwa falij
*dementia: dementia alzheimer alzheimers parkinson parkinsons forgetful forgetfulness neuropathy neuralgia |
*backache: backache sciatica spondylitis spondylosis lumbago |
*arthritis: arthritis arthritic osteoarthritis osteoporosis gout tendonitis | gathiya
*cataract: cataract cataracts glaucoma conjunctivitis stye squint myopia | motiyabind motiabind
*blurred: blur blurred blurry blurriness hazy | dhundla dhundhla dhundhala
*toothache: toothache cavity cavities caries pyorrhea gingivitis | paayriya
*anxiety: anxiety anxious panic panicky nervous nervousness phobia phobias ocd | ghabrahat ghabrana bechaini
*depression: depression depressed bipolar schizophrenia hallucination hallucinations hopeless hopelessness | udaas udasi avsaad
*stress: stress stressed tension burnout | tanav chinta tension
*insomnia: insomnia sleepless sleeplessness | anidra
*sad: sad sadness lonely loneliness unhappy moody |
*addiction: addiction addicted addict alcoholic alcoholism | nasha nashe
*palpitations: palpitation palpitations arrhythmia angina |
*pcod: pcod pcos endometriosis fibroid fibroids menopause menopausal leucorrhoea leukorrhea miscarriage |
*infertility: infertile infertility |
*crying: cry crying cries colic | rona rota roti
*teething: teething diaper nappy bedwetting |
child: child children kid kids baby babies infant infants newborn toddler toddlers | bachcha bachche bachchi bachcho shishu navjaat
young: son daughter boy girl | beta beti bete
few: one two three four five six seven eight nine ten |
unit: year years yr month months week weeks day days |
old: old |
vaccine: vaccine vaccines vaccination immunisation immunization | tika teeka tikakaran
eat: eat eating drink drinking feed feeding milk appetite hungry hunger | khana khata khati doodh bhookh bhukh
grow: weight grow growing growth speak speaking walk walking | vajan wajan bolta chalta
head: head |
headHi: | sir sar
there: | me mein mai ka ki ke
half: half | aadha aadhe
daad: | daad
nerve: nerve nerves | nas naso
brain: brain |
stomach: stomach tummy belly abdomen abdominal |
pet: | pet
throat: throat | gala gale
ear: ear ears hearing | kaan sunai
nose: nose nasal nostril | naak
chest: chest | seena seene chhati
heart: heart cardiac | dil hriday
heartbeat: heartbeat pulse | dhadkan
breath: breath breathing breathe | saans saanse
knee: knee knees kneecap | ghutna ghutne ghutno
back: back spine spinal | kamar peeth reedh
neck: neck cervical | gardan
shoulder: shoulder shoulders | kandha kandhe
joint: joint joints | jod jodo jodon
bone: bone bones | haddi haddiyan haddiyo
limb: leg legs foot feet ankle ankles heel heels sole hip hips thigh calf calves arm arms hand hands wrist wrists elbow elbows finger fingers thumb toe toes muscle muscles | haath pair paon taang bazu baanh kohni kalai edi ungli kulha jangh pindli
foot: foot feet leg legs | pair paon
disc: disc disk |
skin: skin | chamdi twacha tvacha
face: face cheek cheeks forehead | chehra chehre
hair: hair scalp | baal baalon
nail: nail nails | nakhun nakhoon
spot: spot spots patch patches mark marks circles | daag dhabba dhabbe nishan
eye: eye eyes eyelid eyelids | aankh aankhe aankhen aankho ankh
sight: sight eyesight vision | nazar najar
glasses: glasses spectacles specs | chashma chashme chasma
see: see seeing read reading | dikhta dikhai dikhti dikh dekh
dikhai: | dikhai dikhna dikhta
clear: clear clearly far distant near properly board small | saaf door
tooth: tooth teeth molar | daant daadh daarh
gum: gum gums | masuda masude masudo
mouth: mouth tongue lip lips | muh munh jeebh
foul: bad foul smelly |
smell: smell smelly odour odor | badbu
urine: urine urinate urinating urination urinary pee peeing bladder uti | peshab
stool: stool stools bowel poop potty | tatti latrine potty
kidney: kidney kidneys renal | gurda gurde
stone: stone stones | pathri
liver: liver | jigar
blood: blood haemoglobin hemoglobin | khoon
breast: breast breasts nipple nipples | stan
period: period periods menses menstrual menstruation | mahwari mahavari masik
pregnant: pregnant pregnancy conceive conceiving antenatal prenatal | garbh garbhvati garbhavastha
womb: vagina vaginal uterus uterine womb ovary ovaries ovarian cervix | bachedani garbhashay yoni
discharge: discharge |
weight: weight obesity obese | vajan wajan motapa
body: body | badan sharir sarir
memory: memory | yaaddasht yaddasht
sleep: sleep sleeping | neend
alcohol: alcohol drinking drugs smoking tobacco cigarette | sharab daru ganja cigarette tambaku
habit: habit quit quitting addiction | lat aadat chhodna chhudana
anger: anger angry temper | gussa
mind: mind thought thoughts mood mental | mann dimag
tight: tight tightness heavy heaviness squeezing | bhari bharipan jakdan
fast: fast racing pounding rapid quickly beating fluttering | tez tej
high: high raised increased increase rising gain elevated | badh badha badhi badhna jyada
low: low less drop loss lose losing lost decrease | kam kami ghat ghata ghatna
irregular: irregular uneven missed missing skipping skipped heavy delay delayed late stopped overdue painful | aniyamit der ruk band
red: red redness pink | laal
water: water watery watering tears teary | pani
white: white | safed
dark: dark black | kala kale
dry: dry dryness cracked flaky peeling | sukha sukhi rukhi
fall: fall falling thin thinning grey greying | jhad jhadna jhadte gir girna girte
neg: not no cannot cant never unable without stop stopped | nahi nahin nhi nai na
bad: bad problem problems issue issues trouble disease upset disturbed weak loose | kharab samasya pareshani dikkat bimari kamzor takleef
blocked: block blocked stuffy | band
sensitive: sensitive sensitivity yellow wisdom wobbly shaky | jhanjhan peele hil hilta
worm: decay decayed worm worms | keeda keede kida
said: general very much lot since always sometimes often again badly severe mild little all over whole left right side night morning evening when while after before climb stairs stair sit stand bend lift run work brush fell food time daily suddenly sudden recently feel feeling suffering treat treats cure who whom place at | bahut roz subah raat din se ho hota hoti hote raha rahi rahe rehta rehti lag lagi lagta lagti gaya gayi gaye jata jati jate ja jaa aa aata aati liye kaun sa kis kisko dikhana dikhau dikhaye ilaj hua hui par aur pe mujhe koi
`;

const ALL = MEANINGS.trim().split('\n');
/** "meaning: English words | Hindi words", one per meaning. */
export const LINES = ALL.map((line) => line.replace(/^\*/, ''));
/** Meanings that are symptoms in themselves. */
export const TROUBLES = new Set(
  ALL.filter((line) => line.startsWith('*')).map((line) => line.slice(1).split(': ')[0]),
);

/** With one of these, a part of the body or a disease is not a complaint but another kind of question. */
export const OTHER_QUESTIONS = new Set(
  `surgery operation replacement transplant bypass implant physiotherapy treatment bandage donate donation registry bank
  package certificate leave job vacancy scan xray mri cover take dose safe alcohol petrol machine monitor love
  camp course class vaccine vaccines`.split(/\s+/),
);
