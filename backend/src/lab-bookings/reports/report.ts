import type { HospitalClock } from '../../common/hospital-clock.js';
import { hospitalNumberFact } from '../../pdf/patient-facts.js';
import { heading, paragraph, tableOf } from '../../pdf/document-text.js';
import type { DocumentPart, DocumentText } from '../../pdf/document-text.js';
import { rejectionText, specimenLabel } from '../../../../openapi/contract/shop/lab-samples.js';
import type { EarlierReport, LabBooking, Report } from '../lab-booking.schema.js';
import type { ReportChanges } from '../../../../openapi/contract/care/lab/report-changes.js';
import { changesOf, sampledAt } from './report-versions.js';
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
      ...(test.specimenType ? [[tLabBooking('specimen'), specimenLabel(test.specimenType)] as Fact] : []),
      ...timesOf(booking, report, clock),
      ...(report.reason
        ? [[tLabBooking('correction'), `${tLabBooking('document.correctionOf')} ${report.reason}`] as Fact]
        : []),
      ...rejectedOf(booking, clock),
      [tLabBooking('booking'), String(_id).slice(-8)],
    ],
    body: [
      ...outstandingPart(report),
      ...resultsPart(report.results),
      ...changesPart(changesOf(booking, report)),
    ],
    notes: [
      ...(report.remark ? [tLabBooking('document.remark', { remark: report.remark })] : []),
      tLabBooking('document.footnote'),
    ],
  };
}

/** When the sample was collected and received, and who released the report when. */
function timesOf(booking: LabBooking, report: Report, clock: HospitalClock): Fact[] {
  const { receivedAt, reportedAt, authorisedByName } = report;
  const unknown = tLabBooking('notRecorded');
  return [
    [tLabBooking('collectedAt'), clock.formatInstant(sampledAt(booking, report))],
    [tLabBooking('receivedOn'), receivedAt ? clock.formatInstant(receivedAt) : unknown],
    [tLabBooking('releasedAt'), clock.formatInstant(reportedAt)],
    [tLabBooking('authorisedBy'), authorisedByName ?? unknown],
  ];
}

/** Samples that could not be examined, before the reported one. */
const rejectedOf = ({ rejectedSamples = [] }: LabBooking, clock: HospitalClock): Fact[] =>
  rejectedSamples.map((sample) => {
    const [collectedAt, rejectedAt] = [sample.collectedAt, sample.rejectedAt].map((at) =>
      clock.formatInstant(at),
    );
    const text = tLabBooking('document.rejected', { collectedAt, rejectedAt, reason: rejectionText(sample) });
    return [tLabBooking('document.rejectedSample'), text];
  });

/** The outstanding measures of a preliminary report. */
function outstandingPart({ outstanding = [] }: Report): DocumentPart[] {
  if (outstanding.length === 0) return [];
  return [paragraph(tLabBooking('outstanding.list', { names: outstanding.join(', ') }))];
}

/** Earlier values next to the new ones. */
function changesPart(changes: Readonly<ReportChanges>): DocumentPart[] {
  if (changes.length === 0) return [];
  const none = tLabBooking('changes.none');
  const columns = [
    { head: tCommon('test'), width: '*' as const },
    { head: tLabBooking('changes.before'), width: 150 },
    { head: tLabBooking('changes.after'), width: 150 },
  ];
  const rows = changes.map(({ name, before, after }) => [name, before ?? none, after ?? none]);
  return [heading(tLabBooking('changes.title')), tableOf(columns, rows)];
}

function aboutPerson({ gender, ...age }: Report['person']): Fact[] {
  const said = [gender && tCommon(`genders.${gender}`), ageText(age)].filter(Boolean);
  return said.length > 0 ? [[tLabBooking('sexAndAge'), said.join(', ')]] : [];
}
