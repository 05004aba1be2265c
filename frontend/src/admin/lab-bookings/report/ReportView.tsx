import { Alert, Card, Stack, Typography } from '@mui/material';
import type { LabBookingDto } from '../../../../../openapi/contract/shop/lab-bookings.js';
import type { EarlierLabReport } from '../../../../../openapi/contract/shop/lab-reports.js';
import { formatInstant } from '../../../common/format/format';
import { useHospital } from '../../../hospital/useHospital';
import { PdfLink } from '../../fields/PdfLink';
import { ResultList } from '../../../records/ResultList';
import type { IssuedReport } from './reportForm';
import { tAdminCommon } from '../../../messages/admin/common';
import { tAdminLabBooking } from '../../../messages/admin/labBookings';
import { ageText } from '../../../../../openapi/contract/people/age-text.js';

/** Earlier reports, which can still be opened. */
function Earlier({ report }: { report: EarlierLabReport }) {
  const { timeZone } = useHospital();
  return (
    <Stack direction="row" component="li" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      <Typography sx={{ flexGrow: 1 }}>
        {tAdminLabBooking('earlierReportDates', {
          reportedAt: formatInstant(report.reportedAt, timeZone),
          correctedAt: formatInstant(report.correctedAt, timeZone),
        })}
      </Typography>
      <PdfLink href={report.url} label={tAdminLabBooking('reportVersion', { version: report.version })} />
    </Stack>
  );
}

function aboutPerson({ gender, ...age }: IssuedReport['person']): string {
  const said = [gender && tAdminCommon(`genders.${gender}`), ageText(age)];
  return said.filter(Boolean).join(', ');
}

interface ReportTextProps {
  report: Omit<IssuedReport, 'reportedAt' | 'authorisedBy'>;
  /** Who entered or released it when. */
  signature: string;
}

/** The times, the reason and the results of a report or of an entry. */
export function ReportText({ report, signature }: ReportTextProps) {
  const { timeZone } = useHospital();
  const { sampledAt, receivedAt, reason, results, changes, outstanding, remark } = report;
  const facts = [
    tAdminLabBooking('collectedOn', { at: formatInstant(sampledAt, timeZone) }),
    receivedAt
      ? tAdminLabBooking('receivedOn', { at: formatInstant(receivedAt, timeZone) })
      : tAdminLabBooking('receiptNotRecorded'),
    signature,
    aboutPerson(report.person),
  ];
  return (
    <>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
        {facts.filter(Boolean).join(' ')}
      </Typography>
      {reason && (
        <Alert severity="info" role="note" sx={{ mb: 2, whiteSpace: 'pre-line' }}>
          {tAdminLabBooking('correctionNotice', { reason })}
        </Alert>
      )}
      <ResultList results={results} changes={changes} outstanding={outstanding} />
      {remark && <Typography sx={{ mt: 2, whiteSpace: 'pre-line' }}>{remark}</Typography>}
    </>
  );
}

interface ReportViewProps {
  report: IssuedReport;
  earlier: LabBookingDto['earlierReports'];
}

/** The results as the patient sees them, with the server's flags and the earlier reports. */
export function ReportView({ report, earlier }: ReportViewProps) {
  const { timeZone } = useHospital();
  const { authorisedBy, reportedAt } = report;
  const at = formatInstant(reportedAt, timeZone);
  return (
    <Card component="section" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography component="h2" variant="h3">
        {report.preliminary ? tAdminLabBooking('preliminaryReport') : tAdminCommon('report')}
      </Typography>
      <ReportText
        report={report}
        signature={
          authorisedBy
            ? tAdminLabBooking('releasedBy', { name: authorisedBy, at })
            : tAdminLabBooking('releasedAt', { at })
        }
      />
      {earlier.length > 0 && (
        <Stack
          component="ul"
          aria-label={tAdminLabBooking('earlierReports')}
          sx={{ gap: 1, p: 0, m: 0, mt: 3, listStyle: 'none' }}
        >
          {earlier.map((each) => (
            <Earlier key={each.version} report={each} />
          ))}
        </Stack>
      )}
    </Card>
  );
}
