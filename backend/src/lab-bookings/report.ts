import { DateTime } from 'luxon';
import type { Content } from 'pdfmake/interfaces.js';
import type { LabResult } from '../../../openapi/contract/care/lab-results.js';
import type { HospitalClock } from '../common/hospital-clock.js';
import { tableOf } from '../pdf/pdf.service.js';
import type { DocumentText } from '../pdf/pdf.service.js';
import type { LabBooking } from './lab-booking.schema.js';
import { rangeText } from '../records/lab-results.js';

const FLAGS = { low: 'Low', normal: 'Normal', high: 'High' } as const;
const OUTSIDE = '#B3261E';

/** The report of a lab booking: every result beside its reference range. @throws Error when there is no report */
export function reportOf(
  { _id, test, fullName, phone, date, report }: LabBooking,
  clock: HospitalClock,
): DocumentText {
  if (!report) throw new Error(`Booking ${String(_id)} has no report.`);
  const reportedOn = DateTime.fromJSDate(report.reportedAt, { zone: clock.zone }).toFormat('yyyy-MM-dd');
  return {
    title: `Lab report: ${test.name}`,
    facts: [
      ['Name', fullName],
      ['Phone', phone],
      ['Sample of', clock.format(date, null)],
      ['Reported on', clock.format(reportedOn, null)],
      ['Booking', String(_id).slice(-8)],
    ],
    body: [
      tableOf(
        [
          { head: 'Test', width: '*' },
          { head: 'Result', width: 110 },
          { head: 'Reference range', width: 150 },
          { head: 'Flag', width: 60 },
        ],
        report.results.map(rowOf),
      ),
    ],
    notes: [
      ...(report.remark ? [`Remark: ${report.remark}`] : []),
      'Results are to be read together with your complaints and history; please talk to your doctor about them.',
    ],
  };
}

function rowOf(result: LabResult): (string | Content)[] {
  const { name, value, unit, flag } = result;
  const outside = flag === 'low' || flag === 'high';
  const mark = outside ? { bold: true, color: OUTSIDE } : {};
  return [
    name,
    { text: `${value} ${unit}`.trim(), ...mark },
    rangeText(result),
    { text: flag ? FLAGS[flag] : '', ...mark },
  ];
}
