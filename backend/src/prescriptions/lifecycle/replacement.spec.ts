import { Types } from 'mongoose';
import { AS_WRITTEN } from './line-state.js';
import { planReplacement } from './replacement.js';
import type { Answer, Answers } from './replacement.js';

const NOW = '2026-11-28';
let numbers = 0;

function rowOf(date: string, ...lines: [name: string, days: number | null][]) {
  numbers += 1;
  const medicines = lines.map(([name, days]) => ({
    ...{ name, dosage: '1 tablet', frequency: 'OD', duration: 'x' },
    days,
  }));
  return {
    _id: new Types.ObjectId(),
    number: `RX-${numbers}`,
    date,
    writtenOn: NOW,
    medicines: medicines as never,
    medicineKeys: lines.map(([name]) => name.toLowerCase()),
    lineStates: lines.map(() => AS_WRITTEN),
    endedFrom: '2099-01-01',
    renewedBy: null,
  };
}
const answered = (...onDuplicate: Answer[]): Answers => ({ onDuplicate, asked: null });
const WARFARIN = 'Warfarin 5 mg tablets';

describe('the place of a new prescription among the others', () => {
  it('replaces the same medicine of an earlier date, line by line', () => {
    const old = rowOf('2026-11-01', [WARFARIN, 30], ['Metformin 500 mg tablets', 30]);
    const plan = planReplacement(rowOf(NOW, [WARFARIN, 30]), [old], answered(undefined));
    expect(plan.ended.map(({ of, index }) => [of.number, index])).toEqual([[old.number, 0]]);
    expect([plan.bornReplaced, plan.kept]).toEqual([[], []]);
  });

  it('replaces what was written before on the same day', () => {
    const old = rowOf(NOW, [WARFARIN, 30]);
    expect(planReplacement(rowOf(NOW, [WARFARIN, 30]), [old], answered(undefined)).ended).toHaveLength(1);
  });

  it('never ends a later-dated one: the older paper is itself replaced', () => {
    const today = rowOf(NOW, [WARFARIN, 30]);
    const paper = rowOf('2026-11-02', [WARFARIN, 365], ['Metformin 500 mg tablets', 30]);
    const plan = planReplacement(paper, [today], answered(undefined, undefined));
    expect(plan.ended).toEqual([]);
    expect(plan.bornReplaced.map(({ index, by }) => [index, by.number])).toEqual([[0, today.number]]);
  });

  it.each([
    ['another strength', 'Warfarin 5 mg tablets', 'Warfarin 2 mg tablets', 1],
    ['a name without form and strength', 'Metformin 500 mg tablets', 'Metformin', 1],
    ['another use', 'Prednisolone 5 mg tablets', 'Prednisolone 1% eye drops', 0],
    ['another substance', 'Metformin 500 mg tablets', 'Glimepiride 1 mg tablets', 0],
    ['a combination', 'Metformin 500 mg tablets', 'Glimepiride 1 mg + Metformin 500 mg tablets', 0],
    ['a name that cannot be read', 'Grandmother’s mixture', 'grandmother’s mixture', 1],
  ])('matches by substance: %s', (_what, old, written, count) => {
    const plan = planReplacement(
      rowOf(NOW, [written, 30]),
      [rowOf('2026-11-01', [old, 30])],
      answered(undefined),
    );
    expect(plan.ended).toHaveLength(count);
  });

  it.each([
    ['unanswered', undefined, 0, 1],
    ['replace', 'replace', 1, 0],
    ['keep', 'keep', 0, 0],
  ] as const)('keeps a longer course beside a shorter one: %s', (_what, answer, ended, kept) => {
    const old = rowOf('2026-11-01', ['Prednisolone 5 mg tablets', 90]);
    const plan = planReplacement(rowOf(NOW, ['Prednisolone 20 mg tablets', 2]), [old], answered(answer));
    expect([plan.ended.length, plan.kept.length]).toEqual([ended, kept]);
  });

  it('keeps beside the new line only what the doctor was asked about', () => {
    const renewed = rowOf('2026-11-01', ['Metformin 500 mg', 30]);
    const stronger = rowOf('2026-11-02', ['Metformin 1000 mg', 30]);
    const written = rowOf(NOW, ['Metformin 500 mg', 30]);
    const endedWith = (asked: Answers['asked']) =>
      planReplacement(written, [renewed, stronger], { onDuplicate: ['keep'], asked }).ended.map(
        ({ of }) => of,
      );
    expect(endedWith([{ line: 0, prescriptionId: String(stronger._id), name: 'Metformin 1000 mg' }])).toEqual(
      [renewed],
    );
    expect(endedWith(null)).toEqual([]);
  });

  it('leaves a course that is over as it is, whether the new one is of today or backdated', () => {
    const old = rowOf('2026-11-18', ['Azithromycin 500 mg tablets', 3], ['Metformin 500 mg tablets', 90]);
    for (const date of [NOW, '2026-11-10']) {
      const written = rowOf(date, ['Azithromycin 500 mg tablets', 5]);
      expect(planReplacement(written, [old], answered(undefined))).toEqual({
        ended: [],
        bornReplaced: [],
        kept: [],
      });
    }
  });

  it('counts all steps of a medicine as one course, and an unknown length as open', () => {
    const old = rowOf('2026-11-20', ['Prednisolone 5 mg tablets', 20]);
    const taper = rowOf(NOW, ['Prednisolone 20 mg tablets', 10], ['Prednisolone 10 mg tablets', 10]);
    expect(planReplacement(taper, [old], answered(undefined, undefined)).ended).toHaveLength(1);
    const open = rowOf('2026-11-01', [WARFARIN, null]);
    expect(planReplacement(rowOf(NOW, [WARFARIN, 30]), [open], answered(undefined)).kept).toHaveLength(1);
    expect(planReplacement(rowOf(NOW, [WARFARIN, null]), [open], answered(undefined)).ended).toHaveLength(1);
  });
});
