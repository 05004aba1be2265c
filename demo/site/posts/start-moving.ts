import type { PostSeed } from '../post-seed.js';

export const startMoving: PostSeed = {
  slug: 'start-moving-at-any-age',
  title: 'Start moving, at any age and any weight',
  summary:
    'How much movement health really needs, a gentle eight-week plan for people who have not exercised in years, and the signs to stop for.',
  category: 'Food and exercise',
  author: 'Dr. Aditi Chatterjee, Orthopedics',
  illustration: 'exercise',
  daysAgo: 60,
  sources: [
    {
      title: 'Guidelines on physical activity and sedentary behaviour',
      publisher: 'World Health Organization',
      year: 2020,
      url: 'https://www.who.int/publications/i/item/9789240015128',
    },
    {
      title: 'Physical activity: fact sheet',
      publisher: 'World Health Organization',
      year: 2024,
      url: 'https://www.who.int/news-room/fact-sheets/detail/physical-activity',
    },
  ],
  body: `If movement were a tablet, everyone would want a prescription: it lowers blood pressure and sugar, steadies mood, protects against several cancers, keeps bones firm and improves sleep. It costs nothing, and the greatest gain is made by those who start from zero. Any amount is better than none, and more is better up to a point that few of us ever reach.

## How much

These are the World Health Organization's recommendations.

| Who | Endurance, in a week | Strength | Also |
|---|---|---|---|
| Adults 18 to 64 | 150 to 300 minutes moderate, or 75 to 150 minutes vigorous, or a mix | All large muscle groups on 2 or more days | Sit less; break up long sitting |
| Adults from 65 | The same, as far as health allows | The same | Balance and strength on 3 or more days, against falls |
| Children 5 to 17 | 60 minutes a day on average, mostly running and playing | Vigorous play on 3 or more days | Limit time in front of screens for fun |
| Pregnant and after birth, without complications | At least 150 minutes moderate | Gentle strengthening | Not lying on the back for exercise after the first three months |

**Moderate** means that you can talk but not sing: brisk walking, dancing, cycling on the level, sweeping and mopping with energy. **Vigorous** means only a few words between breaths: jogging, stairs, football, skipping.

It need not come in one piece. Three times ten minutes count as thirty. Housework, the walk from the bus and the stairs at the office all count.

## Eight weeks from the sofa

**Weeks 1 and 2.** Walk ten minutes on five days, at a pace you could keep up while telling a story. Twice a week rise from a chair eight times without using your hands, if you can.

**Weeks 3 and 4.** Walk fifteen minutes. In the middle, walk faster for three times one minute. Add eight push-ups against a wall and eight calf raises, twice a week.

**Weeks 5 and 6.** Walk twenty to twenty-five minutes on five days, with five fast minutes. Do the strength exercises in two rounds. Stand on one leg while you brush your teeth, beside the basin.

**Weeks 7 and 8.** Walk thirty minutes briskly on five days: you have reached 150 minutes. Two rounds of chair rises, wall push-ups, calf raises and a plank on the knees, two or three days a week.

Missed a week? Start with the one before and go on. Nobody loses everything in a week.

## Keep it going

- **Attach it to something** you already do: after morning tea, on the way home, during a phone call.
- **Lay shoes and clothes out** the evening before.
- **Take somebody along.** A neighbour at the gate is stronger than any app.
- **Mind the weather and the air.** In summer, early morning or after sunset, with water. When the air is very bad, exercise indoors.
- **Write a tick on the calendar.** A row of ticks wants to be continued.

If you sit at work, stand up every half hour: fill the bottle, take a call on your feet, walk to a colleague instead of writing.

## Heavy, stiff, or not so young

Bodies of every size gain from movement, even when the scales do not change. With painful knees choose a bicycle, water or level paths, and strengthen the thighs. With stiff shoulders start with arm circles in the shower. In old age strength comes first, because standing up from the toilet is what keeps a person independent. Yoga and tai chi train balance and calm; add a walk for the heart.

## Ask first when

Most people can start walking today without a check. Talk to a doctor beforehand if you have known heart disease, chest pain or breathlessness on effort, fainting, sugar or blood pressure that is not under control, or a recent operation, and before you begin *vigorous* sport after forty when you have not done any for years.

**Stop and get help at once** for:

1. pain or pressure in the chest, arm, jaw or upper belly
2. breathlessness that is out of proportion
3. giddiness, cold sweat or fainting
4. a heartbeat that races or stumbles and does not settle with rest

Sore muscles on the second day are normal. Pain inside a joint, or pain that gets worse with each day, is not: rest it, and have it looked at.

*Nothing here replaces advice for your own condition.*`,
};
