import { demoUnderstanding, evaluate } from './evaluation.js';
import type { Figures } from './evaluation.js';
import { PHRASINGS } from './phrasings.js';

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const line = (part: string, { phrases, answered, right, answerable, precision, recall }: Figures) =>
  `${part}: ${phrases} phrases, precision ${percent(precision)} (${right} of ${answered} answers), recall ${percent(recall)} (${right} of ${answerable})\n`;

describe('How the chat understands the labelled phrasings', () => {
  const understanding = demoUnderstanding();
  const tuning = evaluate(
    understanding,
    PHRASINGS.filter(({ heldOut }) => !heldOut),
  );
  const heldOut = evaluate(
    understanding,
    PHRASINGS.filter((one) => one.heldOut),
  );

  it('should have 160 of them or more, a tenth held out, none twice', () => {
    expect(PHRASINGS.length).toBeGreaterThanOrEqual(160);
    expect(heldOut.phrases).toBe(Math.round(PHRASINGS.length / 10));
    expect(new Set(PHRASINGS.map(({ phrase }) => phrase)).size).toBe(PHRASINGS.length);
  });

  it('should give a right answer in 95 of 100 answers, also to phrases that it was not tuned on', () => {
    process.stdout.write(line('Tuning', tuning) + line('Held out', heldOut));
    // Whoever tunes looks at these alone: the misses of the part that is held out stay unseen.
    if (process.env.CHAT_MISSES) process.stdout.write(`${tuning.misses.join('\n')}\n`);
    expect(tuning.precision).toBeGreaterThanOrEqual(0.95);
    expect(heldOut.precision).toBeGreaterThanOrEqual(0.95);
  });

  it('should answer most of what has an answer', () => {
    expect(tuning.recall).toBeGreaterThanOrEqual(0.85);
    expect(heldOut.recall).toBeGreaterThanOrEqual(0.75);
  });
});
