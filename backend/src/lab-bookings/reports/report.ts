import type { LabResult } from '../../../../openapi/contract/care/lab-results.js';
import type { HospitalClock } from '../../common/hospital-clock.js';
import { hospitalNumberFact } from '../../pdf/patient-facts.js';
import { tableOf } from '../../pdf/document-text.js';
import type { Cell, DocumentText } from '../../pdf/document-text.js';
import type { EarlierReport, LabBooking, Report } from '../lab-booking.schema.js';
import { sampledAt } from './report-versions.js';
import { rangeText } from '../../records/lab-results.js';
import { tCommon } from '../../messages/common.js';
import { tLabBooking } from '../../messages/shop/lab-bookings.js';
import { tCount } from '../../../../openapi/contract/messages/counts.js';

type Fact = DocumentText['facts'][number];

const FLAGS = {
  low: tLabBooking('low'),
  normal: tLabBooking('normal'),
  high: tLabBooking('high'),
} as const;
const GENDERS = { male: tCommon('male'), female: tCommon('female') } as const;

interface ReportContext {
  clock: HospitalClock;
  /** The tested person's; null for another person than the account's. */
  hospitalNumber: string | null;
}

/** A lab report as issued: every result with its reference range. A corrected report says so. */
export function reportOf(
  booking: LabBooking,
  report: Report | EarlierReport,
  { clock, hospitalNumber }: ReportContext,
): DocumentText {
  const { _id, test, fullName, phone } = booking;
  const dayOf = (at: Date) => clock.format(clock.dayOf(at), null);
  const correctedOn = 'correctedAt' in report ? dayOf(report.correctedAt) : null;
  return {
    title: tLabBooking('document.title', { testName: test.name }),
    reference: [fullName, hospitalNumber ?? '', String(_id).slice(-8), dayOf(report.reportedAt)],
    facts: [
      ...(correctedOn
        ? [[tLabBooking('correctedOn'), `${correctedOn}. ${tLabBooking('document.superseded')}`] as Fact]
        : []),
      [tLabBooking('name'), fullName],
      ...hospitalNumberFact(hospitalNumber),
      ...aboutPerson(report.person),
      [tCommon('phone'), phone],
      [tLabBooking('dateOfSample'), dayOf(sampledAt(booking))],
      [tLabBooking('reportedOn'), dayOf(report.reportedAt)],
      ...(report.reason
        ? [[tLabBooking('correction'), `${tLabBooking('document.correctionOf')} ${report.reason}`] as Fact]
        : []),
      [tLabBooking('booking'), String(_id).slice(-8)],
    ],
    body: [
      tableOf(
        [
          { head: tCommon('test'), width: '*' },
          { head: tCommon('result'), width: 110 },
          { head: tCommon('referenceRange'), width: 150 },
          { head: tLabBooking('flag'), width: 60 },
        ],
        report.results.map(rowOf),
      ),
    ],
    notes: [
      ...(report.remark ? [tLabBooking('document.remark', { remark: report.remark })] : []),
      tLabBooking('document.footnote'),
    ],
  };
}

function aboutPerson({ gender, age }: Report['person']): Fact[] {
  const said = [gender && GENDERS[gender], age !== null && tCount('years', { count: age })].filter(Boolean);
  return said.length > 0 ? [[tLabBooking('sexAndAge'), said.join(', ')]] : [];
}

function rowOf(result: LabResult): Cell[] {
  const { name, value, unit, flag } = result;
  const isOutside = flag === 'low' || flag === 'high';
  const cell = (text: string): Cell => (isOutside ? { text } : text);
  return [name, cell(`${value} ${unit}`.trim()), rangeText(result), cell(flag ? FLAGS[flag] : '')];
}
