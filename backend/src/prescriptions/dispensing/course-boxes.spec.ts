import { readMedicineName } from '../../../../openapi/contract/shop/medicine-names/read-medicine-name.js';
import { prescribedRow } from '../prescribed-row.js';
import { coursesOf, countBoxes } from './course-boxes.js';

const STRIP = {
  ...readMedicineName('Metformin 500 mg tablets')!,
  packSize: { value: 10, unit: 'tablet' } as const,
};
const LARGE = { ...STRIP, packSize: { value: 15, unit: 'tablet' } as const };
const line = (duration: string, frequency = 'twice daily', name = 'Metformin 500 mg tablets') =>
  prescribedRow({ name, dosage: '1 tablet', frequency, duration });
const always = () => 'active' as const;
const boxes = (count: number, perBox: number | null = 10, of = 1) => ({ line: of, boxes: count, perBox });

describe('the boxes of a course', () => {
  const [course] = coursesOf({ medicines: [line('15 days')] }, always);

  it.each([
    ['nothing', [], { ordered: 0, ofCourse: 3, left: 3 }],
    ['a part', [boxes(2)], { ordered: 2, ofCourse: 3, left: 1 }],
    ['all', [boxes(2), boxes(1)], { ordered: 3, ofCourse: 3, left: 0 }],
    ['more than all', [boxes(4)], { ordered: 4, ofCourse: 3, left: 0 }],
    ['boxes of unknown content', [boxes(2, null)], { ordered: 2, ofCourse: 3, left: 1 }],
    ['another line', [boxes(2, 10, 2)], { ordered: 0, ofCourse: 3, left: 3 }],
  ])('are counted after %s was ordered', (_, ordered, count) => {
    expect(countBoxes(course, STRIP, ordered)).toEqual(count);
  });

  it.each([
    ['larger boxes that are all', STRIP, [boxes(2, 15)], { ordered: 2, ofCourse: 2, left: 0 }],
    ['one larger box', STRIP, [boxes(1, 15)], { ordered: 1, ofCourse: 3, left: 2 }],
    ['one smaller box', LARGE, [boxes(1)], { ordered: 1, ofCourse: 3, left: 2 }],
  ])('count the content of another brand: %s', (_, product, ordered, count) => {
    expect(countBoxes(course, product, ordered)).toEqual(count);
  });

  it('have no limit without a product or a known quantity', () => {
    const none = { ordered: 2, ofCourse: null, left: null };
    expect(countBoxes(course, null, [boxes(2)])).toEqual(none);
    const [open] = coursesOf({ medicines: [line('until review')] }, always);
    expect(countBoxes(open, STRIP, [boxes(2)])).toEqual(none);
  });

  it('are those of all lines of one medicine, and of the active ones when a line was stopped', () => {
    const medicines = [
      line('10 days', '1-0-0'),
      line('5 days', '1-0-0', 'Ramipril 5 mg'),
      line('10 days', '0-0-1'),
    ];
    const [taper, other] = coursesOf({ medicines }, always);
    expect([taper.lines, taper.line, other.lines]).toEqual([[1, 3], 1, [2]]);
    expect(countBoxes(taper, STRIP, [boxes(1, 10, 3)])).toEqual({ ordered: 1, ofCourse: 2, left: 1 });
    const [rest] = coursesOf({ medicines }, (index) => (index === 0 ? 'stopped' : 'active'));
    expect([rest.lines, rest.line]).toEqual([[1, 3], 3]);
    expect(countBoxes(rest, STRIP, [boxes(1)])).toEqual({ ordered: 1, ofCourse: 1, left: 0 });
  });

  it('still include those of a step that is over', () => {
    const medicines = [line('10 days', '1-0-0'), line('20 days', '0-0-1')];
    const [course] = coursesOf({ medicines }, (index) => (index === 0 ? 'completed' : 'active'));
    expect([course.lines, course.line]).toEqual([[1, 2], 2]);
    expect(countBoxes(course, STRIP, [boxes(1)])).toEqual({ ordered: 1, ofCourse: 3, left: 2 });
  });
});
