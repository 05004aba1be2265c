/**
 * Signs of an emergency. A line is a set of meanings near each other in any order. "a/b" is either, "a+b" one
 * directly after the other, "-c" must not occur. False alarms are preferred to missed emergencies.
 */
type Rules = string;

/** A person's present condition. Words about a doctor, a medicine or past days do not make it harmless. */
export const STATES: Rules = `
chest pain/pressure
chest unease -acidity -heartburn
chest heavy
chest clutching/holding
heart pain/pressure -joint
heart attack now
pain arm sweat
heart heartRacing sweat
breathless
breath neg -bad -smell -badbu
breath hard -bad -smell -badbu
dam ghut
ghutan
fainting
passed+out
neg wake
neg+respond -tech
neg respond he/she/anything/child/baby/patient -tech
neg hosh
hosh gone/udd/kho -tech
rise neg doing
eyes neg openHi doing
eyes neg opening -clinic/hospital
body neg move suddenly/side -tech
side neg moving -tech
side numb body
body/side numb suddenly
sharir sunn
face crooked
mouth crooked
speech lose suddenly
slurred
body weak suddenly
speak neg suddenly/can/barely -phone
neg+feel limb/body
jerks falling -electric
jerks doing
foam mouth
seizure
seizure falling
epilepsy attack falling
bleeding lot/neg -gum -period
bleeding limb/nose/mouth/ear/wound/injury -gum
bleeding -gum -period -piles -disorder
blood flow -tests
blood neg/stop+doing -tests
blood stop neg -tests
blood vomit
blood cough
blood lose lot
blood come nose/mouth/ear/wound/lot/cut/naak/munh/kaan -tests -gum
blood headThere -tests
pregnant bleeding/blood
cut deep
cut wrist
limb cut off/gone -hair
choking
throat stuck
throat closing
throat swelling neg/breath/fast/suddenly
skin swelling breath/suddenly
skin blue
child/baby/bachcha/baccha/bachche blue
blue turn -light
dying -know
bachao
callForHelp
life danger
pulse neg -payment -tech
heart stop/neg beating/gone/doing/pulse
heart+stopped
heart has+stopped
lying road/ground/floor
dieSoon+soon
`;

/** Events. The same words occur in questions about prevention, prices or long-past years. */
export const EVENTS: Rules = `
heart attack
attack aaya/pada/falling -epilepsy
cardiac arrest
stroke
paralysis
poison -food
consumed toxic/poison/smallThing
swallowed -tablet -tech
nigal done -tablet
pill many/number consumed
number consumed paracetamol/tablet/pills
sleeping pill consumed
neend pill consumed/many
overdose
burnt -calories -fat
burn severe
burn limb
hot limb burnt/jal
jal+done
onFire caught
clothes onFire
boiling/hot+water/oil/tea fell/spilled/burnt
accident -by+accident
asthma attack
vehicle hit -rate
takkar
vehicle ran+over
fell height
fell head
fell neg move
head injury/hit/phat -mass
headThere+there injury/phat/cut
headThere phat
electric shock
bijli jhatka/lag/current
electrocuted
current lag
drowned
water doob
snake bite
snakebite
stinger bite
dog bite
anaphylaxis
severe allergic
allergic reaction severe/breath/now/throat
water broke -tank/pipe/tap/bottle/cooler
water bag broke
labour pain/contractions -painless
labour start
contractions start
pregnant pain severe/lot/suddenly
ambulance
emergency+help
emergency help now
help emergency please
emergency now -open
send+help
its/this/an/medical+emergency -number -open -what
is+an+emergency
emergency+hai -kya -kahan -kab
stabbed
stabbed hitHi
bullet+lag
haddi toot gone
gas inhaled
neck/rassi hanging
hanging himself/herself
jumped from/roof/building/height
`;

/** Self-harm. */
export const SELF_HARM: Rules = `
suicide
kill self
end self want/doing
life self lena/lene/le/dena/dene/de
end my life
end+life
life end want/doing/self
want+to+die
want die -know
harm self
cut/hang/shoot myself
live neverLive want -chat
end+it+all
live man+neverLive
die man+kar/karta/karti/hai
mar+willDo
jaan de/dena/dunga/dungi self/want/willDo
nas cut self
`;
