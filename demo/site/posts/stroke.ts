import type { PostSeed } from '../post-seed.js';

export const stroke: PostSeed = {
  slug: 'stroke-act-fast',
  title: 'Stroke: the signs that mean call now',
  summary:
    'Face, arm, speech, time: how to recognise a stroke in a minute, what to do and what not to do while help is on the way, and how to lower the risk.',
  category: 'Brain and mind',
  author: 'Dr. Ashok Mukherjee, Neurology',
  illustration: 'brain',
  daysAgo: 35,
  sources: [
    {
      title: 'Stroke and transient ischaemic attack in over 16s: diagnosis and initial management (NG128)',
      publisher: 'National Institute for Health and Care Excellence',
      year: 2019,
      url: 'https://www.nice.org.uk/guidance/ng128',
    },
    {
      title: 'Guidelines for the Early Management of Patients With Acute Ischemic Stroke: 2019 Update',
      publisher: 'American Heart Association and American Stroke Association',
      year: 2019,
      url: null,
    },
  ],
  body: `A stroke happens when a part of the brain suddenly gets no blood: either a clot blocks a vessel, which is the more common kind, or a vessel bursts. Brain cells cannot wait. Whether somebody walks out of hospital or needs help for life is often decided in the first hours, and mostly by whoever is standing next to them.

## FAST: a test that takes a minute

| Letter | Look for | Ask the person to |
|---|---|---|
| **F** – Face | One side droops | Smile and show the teeth |
| **A** – Arms | One arm drifts down or feels numb | Raise both arms and keep them up |
| **S** – Speech | Slurred, strange or no words | Repeat a simple sentence |
| **T** – Time | Any of these, even if it passes | You call the emergency number now |

Some strokes announce themselves otherwise. Sudden loss of **b**alance, sudden loss of sight in one or both **e**yes, sudden double vision or the worst headache of a lifetime deserve the same call. The key word is *sudden*.

## What to do

1. **Call the emergency number at once.** Say the word "stroke". The hospital can get the scanner ready while the ambulance is still driving.
2. **Note the time** when the person was last seen well. Treatment depends on it. If somebody woke up with signs, it is the time they went to bed.
3. Lay the person down with head and shoulders slightly raised. If they are drowsy or vomit, turn them on the side.
4. Loosen the collar, take out loose dentures, keep them warm and talk calmly.
5. Gather the list of medicines. Blood thinners matter most.

## What not to do

- **No food, water or tablets.** Swallowing may not work.
- **No aspirin.** Without a scan nobody knows whether there is a clot or a bleeding, and aspirin makes a bleeding worse.
- **No blood-pressure tablets** to bring a high reading down quickly.
- **No waiting** to see whether it passes, no home remedies, no pricking of fingers, no driving yourself.
- **No small clinic on the way** that has no CT scanner.

## Why the clock matters

For a stroke from a clot there are two treatments that undo it. A clot-dissolving injection can be given to suitable patients within **four and a half hours** of the first sign. In a blocked large vessel the clot can be pulled out through a thin tube, usually within six hours and in selected patients up to 24 hours. Both need a scan first, both work better the sooner they begin, and neither can be given to someone who arrives too late.

## When it goes away by itself

Signs that vanish within minutes or hours are called a transient ischaemic attack, or TIA. It is not a small thing that is over. The risk of a real stroke is highest in the first days after it, and treatment begun at once makes that risk much smaller. Come the same day.

## Lowering the risk

Much of the risk lies in things that can be changed.

- **Blood pressure** comes first. Know it, treat it, measure it at home.
- **An irregular pulse.** Atrial fibrillation lets clots form in the heart. Feel your pulse for half a minute now and then; if it has no rhythm, ask for an ECG. Blood thinners prevent most of these strokes.
- **Sugar and cholesterol**: have them checked, and treat them if they are high.
- **Tobacco**: stop. The risk starts to fall soon afterwards.
- **Movement and weight**: half an hour of brisk walking on most days.
- **Alcohol**: the less, the better.

## After a stroke

Recovery starts in the first days and continues for many months. Physiotherapy, speech therapy and occupational therapy are as important as tablets. Sadness and fear are common after a stroke and can be treated; families should ask for help too.

**Put the emergency number into every phone in the house today**, and teach the four letters to the children. They are often the ones who are there.

*If you think it could be a stroke, do not read on: call.*`,
};
