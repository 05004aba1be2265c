import { demoParser, evaluate } from './evaluation.js';
import type { Figures } from './evaluation.js';
import { EVERYDAY_PHRASINGS, PHRASINGS } from './phrasings.js';

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const line = (
  part: string,
  { phrases, answered, right, answerable, precision, recall, misses }: Figures,
): string =>
  `${part}: ${phrases} phrases, ${phrases - misses.length} right, ${misses.length} wrong, precision ${percent(precision)} (${right} of ${answered} answers), recall ${percent(recall)} (${right} of ${answerable})\n`;

describe.each([
  { list: 'labelled phrasings', phrasings: PHRASINGS, size: 160 },
  { list: 'FAQs in other words, and troubles', phrasings: EVERYDAY_PHRASINGS, size: 100 },
])('How the chat understands the $list', ({ list, phrasings, size }) => {
  const parser = demoParser();
  const tuning = evaluate(
    parser,
    phrasings.filter(({ heldOut }) => !heldOut),
  );
  const heldOut = evaluate(
    parser,
    phrasings.filter((one) => one.heldOut),
  );

  it('has enough of them, a tenth held out, none twice', () => {
    expect(phrasings.length).toBeGreaterThanOrEqual(size);
    expect(heldOut.phrases).toBe(Math.round(phrasings.length / 10));
    const all = [...PHRASINGS, ...EVERYDAY_PHRASINGS].map(({ phrase }) => phrase);
    expect(new Set(all).size).toBe(all.length);
  });

  it('gives a right answer in 95 of 100 answers, also to phrases that it was not tuned on', () => {
    process.stdout.write(line(`${list}, tuning`, tuning) + line(`${list}, held out`, heldOut));
    // For tuning look only at these: the held-out misses stay unseen.
    if (process.env.CHAT_MISSES) process.stdout.write(`${tuning.misses.join('\n')}\n`);
    expect(tuning.precision).toBeGreaterThanOrEqual(0.95);
    expect(heldOut.precision).toBeGreaterThanOrEqual(0.95);
  });

  it('answers most of the answerable phrases', () => {
    expect(tuning.recall).toBeGreaterThanOrEqual(0.85);
    expect(heldOut.recall).toBeGreaterThanOrEqual(0.75);
  });
});
