import { DateTime } from 'luxon';
import type { Content } from 'pdfmake/interfaces.js';
import type { LabResult } from '../../../../openapi/contract/care/lab-results.js';
import type { HospitalClock } from '../../common/hospital-clock.js';
import { tableOf } from '../../pdf/pdf.service.js';
import type { DocumentText } from '../../pdf/pdf.service.js';
import type { EarlierReport, LabBooking, Report } from '../lab-booking.schema.js';
import { sampledAt } from './report-versions.js';
import { rangeText } from '../../records/lab-results.js';

type Fact = DocumentText['facts'][number];

const FLAGS = { low: 'Low', normal: 'Normal', high: 'High' } as const;
const GENDERS = { male: 'Male', female: 'Female' } as const;
const OUTSIDE = '#B3261E';

/**
 * A report of a lab booking as it was issued: every result beside its reference range. One that was corrected since
 * says so.
 */
export function reportOf(
  booking: LabBooking,
  report: Report | EarlierReport,
  clock: HospitalClock,
): DocumentText {
  const { _id, test, fullName, phone } = booking;
  const dayOf = (at: Date) =>
    clock.format(DateTime.fromJSDate(at, { zone: clock.zone }).toFormat('yyyy-MM-dd'), null);
  const correctedOn = 'correctedAt' in report ? dayOf(report.correctedAt) : null;
  return {
    title: `Lab report: ${test.name}`,
    facts: [
      ...(correctedOn
        ? [['Corrected on', `${correctedOn}. A newer report has taken its place.`] as Fact]
        : []),
      ['Name', fullName],
      ...aboutPerson(report.person),
      ['Phone', phone],
      ['Date of the sample', dayOf(sampledAt(booking))],
      ['Reported on', dayOf(report.reportedAt)],
      ...(report.reason
        ? [['Correction', `Takes the place of an earlier report. ${report.reason}`] as Fact]
        : []),
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

function aboutPerson({ gender, age }: Report['person']): Fact[] {
  const said = [gender && GENDERS[gender], age !== null && `${age} ${age === 1 ? 'year' : 'years'}`].filter(
    Boolean,
  );
  return said.length > 0 ? [['Sex and age', said.join(', ')]] : [];
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
