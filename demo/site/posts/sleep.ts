import type { PostSeed } from '../post-seed.js';

export const sleep: PostSeed = {
  slug: 'sleep-better-without-tablets',
  title: 'Sleeping better, mostly without tablets',
  summary:
    'How much sleep adults need, why lying awake trains the brain to lie awake, a four-week plan that works for many, and signs that need a doctor.',
  category: 'Brain and mind',
  author: 'Dr. Rohini Dasgupta, Psychiatry',
  illustration: 'sleep',
  daysAgo: 43,
  sources: [
    {
      title: 'The European Insomnia Guideline: an update on the diagnosis and treatment of insomnia',
      publisher: 'Journal of Sleep Research, European Sleep Research Society',
      year: 2023,
      url: null,
    },
    {
      title: 'Recommended Amount of Sleep for a Healthy Adult: a joint consensus statement',
      publisher: 'American Academy of Sleep Medicine and Sleep Research Society',
      year: 2015,
      url: null,
    },
  ],
  body: `Nearly everyone sleeps badly for a few nights before an exam, a wedding or an operation. That is not an illness. Doctors speak of insomnia when falling asleep or staying asleep is difficult on at least three nights a week, for three months or longer, *and* the days suffer. It is common, and the treatment that works best is not a tablet.

## How much is enough

Experts in sleep medicine recommend **seven hours or more** a night for adults. Some need nine. Older people still need sleep, but it becomes lighter and earlier. What counts is how you feel by day: if you are awake and able without naps and without five cups of tea, you sleep enough, whatever the watch says.

Fitness bands guess the stages of sleep rather than measure them. If the score makes you nervous, take the band off at night.

## Why lying awake makes it worse

Two things drive sleep: pressure, which grows with every hour you are awake, and the inner clock, which is set by morning light and regular hours. Insomnia often begins with a good reason and stays because of what we do to fix it. We go to bed earlier, sleep in, nap, scroll and watch the clock. Each of these lowers the pressure or shifts the clock, and the brain learns that bed is the place for worrying.

The treatment turns this round. It is called cognitive behavioural therapy for insomnia, and guidelines advise it as the first treatment for adults of every age.

## A plan for four weeks

**Week 1: fix one time.** Choose when you get up and keep to it every day, Sundays too, however the night was. Get daylight within the first hour. Keep a simple diary: when to bed, roughly when asleep, when up.

**Week 2: give the bed back to sleep.**

1. Go to bed only when you are sleepy, not merely tired.
2. No phone, television, meals or accounts in bed.
3. If you are awake for what feels like twenty minutes, get up. Sit in dim light with something dull. Return when your eyes are heavy. Repeat as often as needed.
4. Turn the clock to the wall.

**Week 3: spend less time in bed.** If you sleep about five and a half hours out of eight in bed, allow yourself six for now, counted back from your rising time. You will be sleepier for some days and then sleep more deeply. Add fifteen minutes each week while you sleep most of the time you lie there. Do not do this step alone if you drive for a living, have epilepsy or bipolar disorder.

**Week 4: quiet the mind.** Set aside fifteen minutes at about six in the evening. Write down what worries you and the next small step for each. At night the answer to a worry is: "This has its time tomorrow."

## Small things that help

| Instead of | Try |
|---|---|
| Tea, coffee or cola after 4 pm | Warm milk, or water |
| A heavy dinner at ten | A lighter one, two to three hours before bed |
| A long afternoon nap | None, or twenty minutes before 3 pm |
| Alcohol "to sleep" | Nothing: it wakes you in the second half of the night |
| A bright, warm room | A dark, cool and quiet one; earplugs if the street is loud |
| Exercise late at night | A walk in the evening, sport earlier |

## About sleeping tablets

They can be right for a short, hard time, usually no longer than four weeks. After that many people need more for the same effect and sleep worse without them. In older people they cause falls and confusion. Never combine them with alcohol, and never stop suddenly after long use: the dose is lowered step by step with a doctor.

## See a doctor when

- somebody notices that you snore loudly and **stop breathing** in between, or you fall asleep by day or at the wheel
- your legs are restless in the evening and only moving helps
- mood has been low for two weeks, nothing gives joy, or worry fills the day
- pain, breathlessness, hot flushes or frequent passing of urine wake you
- you act out dreams or walk in your sleep

If you have thoughts of not wanting to live, do not wait for an appointment. Call the emergency number, or come to us at any hour. You will be listened to.

*Nothing here replaces a conversation with your doctor.*`,
};
