import { alarmOf } from '../../src/chat/emergency/urgency.js';
import { SENTENCES } from './sentences.js';
import type { Sentence } from './sentences.js';

interface Figures {
  urgent: number;
  harmless: number;
  missed: string[];
  caught: string[];
}

function figuresOf(sentences: Sentence[]): Figures {
  const isAlarmed = ({ text }: Sentence) => alarmOf(text) !== null;
  const urgent = sentences.filter(({ isUrgent }) => isUrgent);
  const harmless = sentences.filter(({ isUrgent }) => !isUrgent);
  return {
    urgent: urgent.length,
    harmless: harmless.length,
    missed: urgent.filter((one) => !isAlarmed(one)).map(({ text }) => text),
    caught: harmless.filter(isAlarmed).map(({ text }) => text),
  };
}

const line = (part: string, { urgent, harmless, missed, caught }: Figures) =>
  `${part}: ${missed.length} of ${urgent} urgent sentences missed, ${caught.length} of ${harmless} harmless ones caught\n`;

describe('Texts that sound like an emergency', () => {
  const tuning = figuresOf(SENTENCES.filter(({ heldOut }) => !heldOut));
  const heldOut = figuresOf(SENTENCES.filter((one) => one.heldOut));

  it('is tried on 120 urgent and 120 harmless sentences or more, none twice', () => {
    expect(tuning.urgent + heldOut.urgent).toBeGreaterThanOrEqual(120);
    expect(tuning.harmless + heldOut.harmless).toBeGreaterThanOrEqual(120);
    expect(new Set(SENTENCES.map(({ text }) => text)).size).toBe(SENTENCES.length);
  });

  it('misses no urgent sentence and catch two harmless ones at most', () => {
    process.stdout.write(line('Tuning', tuning) + line('Held out', heldOut));
    // For tuning look only at these: the held-out misses stay unseen.
    if (process.env.EMERGENCY_MISSES)
      process.stdout.write(`${[...tuning.missed, '', ...tuning.caught].join('\n')}\n`);
    expect(tuning.missed.length + heldOut.missed.length).toBe(0);
    expect(tuning.caught.length + heldOut.caught.length).toBeLessThanOrEqual(2);
  });
});
