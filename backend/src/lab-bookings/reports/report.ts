import type { HospitalClock } from '../../common/hospital-clock.js';
import { hospitalNumberFact } from '../../pdf/patient-facts.js';
import type { DocumentText } from '../../pdf/document-text.js';
import type { EarlierReport, LabBooking, Report } from '../lab-booking.schema.js';
import { sampledAt } from './report-versions.js';
import { resultsPart } from '../../records/results-part.js';
import { tCommon } from '../../messages/common.js';
import { tLabBooking } from '../../messages/shop/lab-bookings.js';
import { ageText } from '../../../../openapi/contract/people/age-text.js';

type Fact = DocumentText['facts'][number];

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
    body: resultsPart(report.results),
    notes: [
      ...(report.remark ? [tLabBooking('document.remark', { remark: report.remark })] : []),
      tLabBooking('document.footnote'),
    ],
  };
}

function aboutPerson({ gender, ...age }: Report['person']): Fact[] {
  const said = [gender && tCommon(`genders.${gender}`), ageText(age)].filter(Boolean);
  return said.length > 0 ? [[tLabBooking('sexAndAge'), said.join(', ')]] : [];
}
