import { Box, Card, Skeleton, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { BooleanInput, Form, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { BookingMeasures } from '../../../../../openapi/contract/care/lab/measures.js';
import type { LabBookingDto } from '../../../../../openapi/contract/shop/lab-bookings.js';
import type { EnteredLabReport } from '../../../../../openapi/contract/shop/lab-reports.js';
import { formatInstant } from '../../../common/format/format';
import { useHospital } from '../../../hospital/useHospital';
import { ErrorRetry } from '../../../common/feedback/ErrorRetry';
import { Loading } from '../../../common/feedback/Loading';
import { FocusFirstError } from '../../common/forms/FocusFirstError';
import { UnsavedChanges } from '../../common/forms/UnsavedChanges';
import { MeasuredRows } from './MeasuredRows';
import { type IssuedReport, type TypedReport, reportResolver, startOf } from './reportForm';
import { ResultRows } from './ResultRows';
import { SendReport } from './SendReport';
import { useBookingMeasures } from './useBookingMeasures';
import { tAdminCommon } from '../../../messages/admin/common';
import { tAdminLabBooking } from '../../../messages/admin/labBookings';

interface ReportEditorProps {
  booking: LabBookingDto;
  /** The report to correct; not set for the first. */
  corrected?: IssuedReport;
  /** The entry to change; not set for a new one. */
  entry?: EnteredLabReport;
}

/** The report that a form corrects, also if it changes an entry of a correction. */
const correctedVersion = ({ corrected, entry }: ReportEditorProps): number | undefined =>
  corrected?.version ?? (entry && entry.version > 1 ? entry.version - 1 : undefined);

interface SampleTimesProps {
  booking: LabBookingDto;
  /** The entry or report that the form changes. */
  changed: Pick<IssuedReport, 'sampledAt' | 'receivedAt'> | undefined;
}

/** Whether some results follow, and the times of the sample. */
function StateInputs(props: SampleTimesProps) {
  const isPreliminary = useWatch<TypedReport, 'preliminary'>({ name: 'preliminary' });
  return (
    <>
      <BooleanInput
        source="preliminary"
        label={tAdminLabBooking('preliminary')}
        helperText={tAdminLabBooking('preliminaryHint')}
      />
      {isPreliminary && (
        <TextInput
          source="outstanding"
          label={tAdminLabBooking('furtherOutstanding')}
          helperText={tAdminLabBooking('furtherOutstandingHint')}
          multiline
          fullWidth
        />
      )}
      <SampleTimes {...props} />
    </>
  );
}

/** What is recorded stays unless a time is typed. */
function SampleTimes({ booking: { history }, changed }: SampleTimesProps) {
  const { timeZone } = useHospital();
  const collectedAt =
    changed?.sampledAt ?? history.findLast(({ status }) => status === 'sampleCollected')?.at;
  const recorded = (at: string) => tAdminLabBooking('recordedTimeHint', { at: formatInstant(at, timeZone) });
  const shrunk = { inputLabel: { shrink: true } };
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}>
      <TextInput
        source="collectedAt"
        placeholder="2026-11-24 09:30"
        autoComplete="off"
        label={tAdminLabBooking('collectedAt')}
        helperText={collectedAt ? recorded(collectedAt) : ' '}
        slotProps={shrunk}
      />
      <TextInput
        source="receivedAt"
        placeholder="2026-11-24 09:30"
        autoComplete="off"
        label={tAdminLabBooking('receivedAt')}
        helperText={changed?.receivedAt ? recorded(changed.receivedAt) : tAdminLabBooking('receivedAtHint')}
        slotProps={shrunk}
      />
    </Box>
  );
}

function ReportFields(props: ReportEditorProps & { basis: BookingMeasures }) {
  const { booking, corrected, entry, basis } = props;
  const { timeZone } = useHospital();
  const starting = entry ?? corrected;
  const version = correctedVersion(props);
  // A started form keeps its definition, even if it is edited meanwhile.
  const [{ measures, start }] = useState({
    measures: basis.measures,
    start: { ...startOf(basis, starting), reason: entry?.reason ?? '' },
  });
  const [resolver] = useState(() => {
    const sample = booking.rejectedSamples.length + 1;
    const purpose = { timeZone, version, replaces: entry?.entryId, sample };
    const isReasonRequired = version !== undefined && !booking.report?.preliminary;
    return reportResolver(measures, purpose, isReasonRequired) as never;
  });
  return (
    <Form record={start} resolver={resolver} disableInvalidFormNotification noValidate>
      <FocusFirstError />
      <UnsavedChanges />
      <Stack sx={{ gap: 3, '& .MuiFormControl-root': { m: 0 } }}>
        <MeasuredRows measures={measures} />
        <ResultRows atLeast={measures.length > 0 ? 0 : 1} />
        <TextInput
          source="remark"
          label={tAdminLabBooking('remark')}
          helperText={false}
          multiline
          minRows={2}
          fullWidth
        />
        <StateInputs booking={booking} changed={starting} />
        {version !== undefined && (
          <TextInput
            source="reason"
            label={tAdminLabBooking('reasonOfCorrection')}
            helperText={
              booking.report?.preliminary
                ? tAdminLabBooking('reasonOfCompletion')
                : tAdminLabBooking('patientReadsIt')
            }
            multiline
            fullWidth
          />
        )}
        <SendReport
          booking={booking}
          isCorrection={version !== undefined}
          isReleasedByAnother={basis.isReleasedByAnother}
        />
      </Stack>
    </Form>
  );
}

/** The lab's form for the results of a collected sample, for a correction, or for a change of an entry. */
export function ReportEditor({ booking, corrected, entry }: ReportEditorProps) {
  const basis = useBookingMeasures(booking.id);
  return (
    <Card component="section" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography component="h2" variant="h3">
        {corrected ? tAdminLabBooking('correctedReport') : tAdminCommon('report')}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 3 }}>
        {tAdminLabBooking('valueHint')}
      </Typography>
      {basis.data && (
        <ReportFields booking={booking} corrected={corrected} entry={entry} basis={basis.data} />
      )}
      {basis.isPending && (
        <Loading>
          <Skeleton variant="rounded" height={240} />
        </Loading>
      )}
      {basis.isError && <ErrorRetry error={basis.error} onRetry={() => void basis.refetch()} />}
    </Card>
  );
}
