/** Context words that make an alarming word harmless or urgent again, in the format of words.ts. */
export const CONTEXTS = `
trade: price cost fee charge rate tariff expense expensive discount package | kitne kitna kitni keemat kimat kiraya kharcha kharch fees fis ret
learning: unit ward hours timing facility cases article blog read learn video class course training awareness talk prevent prevention preventive avoid risk chance cause hereditary difference between meaning insurance insured policy cover covered claim certificate vaccine exercise physiotherapy physiotherapist physio rehabilitation rehab diet scar mark cream job vacancy driver museum movie application letter survivor history previous previously | bachne bachav bachen bachaav kyu kyun kyon tika teeka nishan daag vyayam eksarsaij phijiyotherepi insurance beema bima
specialist: specialist cardiologist neurologist surgeon opd appointment medicine syrup injection test scan xray rehab operation surgery | dawa dawai dava jaanch ilaj
looking: xray scan ct mri exercise test training insurance policy vaccine article blog prevent prevention cream kit rental | eksare eksre eksarsaij vyayam
unit: year yr month week decade | saal sal mahine mahina hafte hafta baras barso
last: last past previous | pichle pichhle pichhli pichli
ago: ago back before earlier prior | pehle pahle
since: since still again now today | abhi aaj phir fir dobara
after: after post |
how: | kaise
spared: | bache bachen bachein
childhood: childhood | bachpan
nothing: no without not zero | bina
person: i im my me he hes she shes we our they father mother dad mom mum papa mummy son daughter wife husband brother sister uncle aunt grandfather grandmother child baby kid friend someone somebody patient man woman boy girl neighbour | mujhe mere meri mera papa pitaji pita maa mummy mammi beta bete beti bachcha bachche baccha bacche bhai behan pati patni usko use unhe wo woh vah dada dadi nana nani chacha koi ladka ladki hamare humare
ongoing: having getting got started suddenly now just help urgently immediately come coming fast | raha rahi rahe rha rhi rhe gaya gayi gaye gya gyi gye liya pada padi abhi turant jaldi achanak madad bachao
notNow: had was used | tha thi
tests: test sample report group bank donate donation sugar pressure | jaanch janch report daan sample
gum: gum gums tooth teeth brush brushing dentist | masude masudo daant dant
period: period periods menstrual | mahavari mahwari
tech: login password account form app site website page link message doctor phone call email mail staff reception payment otp server appointment chat nobody booking button screen | app doctor daktar otp
tablet: tablet tablets capsule pill syrup | goli dawa dawai
`;
