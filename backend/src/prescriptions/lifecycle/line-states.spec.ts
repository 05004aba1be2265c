import { prescribedKey } from '../prescribed-key.js';
import { prescribedRow } from '../prescribed-row.js';
import { addDays } from '../refill.js';
import { supplyOf } from './dates.js';
import { statusOn } from './line-states.js';

const DATE = '2026-11-01';

function rowOf(...lines: [name: string, frequency: string, duration: string][]) {
  const medicines = lines.map(([name, frequency, duration]) =>
    prescribedRow({ name, dosage: '1 tablet', frequency, duration }),
  );
  const written = { date: DATE, medicines, medicineKeys: lines.map(([name]) => prescribedKey(name)) };
  return { ...written, ...supplyOf(written), lineStates: undefined, renewedBy: null };
}
const statusesOn = (day: number, row: ReturnType<typeof rowOf>) =>
  row.medicines.map((_, index) => statusOn(addDays(DATE, day), row, index));

describe('the lines of a short course', () => {
  it('stay active until the last step of the medicine is over', () => {
    const taper = rowOf(
      ['Prednisolone 20 mg tablets', 'once daily', '10 days'],
      ['Prednisolone 10 mg tablets', 'once daily', '10 days'],
    );
    expect(taper).toMatchObject({ daysSupply: 20, endsOn: '2026-11-20', refillDueOn: null });
    expect([10, 19, 20].map((day) => statusesOn(day, taper))).toEqual([
      ['active', 'active'],
      ['active', 'active'],
      ['completed', 'completed'],
    ]);
  });

  it('are completed at once when they are taken at different times of the same days', () => {
    const parallel = rowOf(
      ['Prednisolone 20 mg tablets', '1-0-0', '10 days'],
      ['Prednisolone 10 mg tablets', '0-0-1', '10 days'],
      ['Metformin 500 mg tablets', 'twice daily', '30 days'],
    );
    expect([9, 10].map((day) => statusesOn(day, parallel))).toEqual([
      ['active', 'active', 'active'],
      ['completed', 'completed', 'active'],
    ]);
  });

  it('stay active while the length of a later step is open', () => {
    const open = rowOf(
      ['Prednisolone 20 mg tablets', 'once daily', '10 days'],
      ['Prednisolone 5 mg tablets', 'once daily', 'until review'],
    );
    expect(statusesOn(10, open)).toEqual(['active', 'active']);
  });
});
