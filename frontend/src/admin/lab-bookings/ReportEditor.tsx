import { Card, Skeleton, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { Form, TextInput } from 'react-admin';
import type { BookingMeasures } from '../../../../openapi/contract/care/lab/measures.js';
import type { LabBookingDto } from '../../../../openapi/contract/shop/lab-bookings.js';
import { ErrorRetry } from '../../common/feedback/ErrorRetry';
import { Loading } from '../../common/feedback/Loading';
import { FocusFirstError } from '../common/forms/FocusFirstError';
import { UnsavedChanges } from '../common/forms/UnsavedChanges';
import { MeasuredRows } from './MeasuredRows';
import { type IssuedReport, reportResolver, startOf } from './reportForm';
import { ResultRows } from './ResultRows';
import { SendReport } from './SendReport';
import { useBookingMeasures } from './useBookingMeasures';
import { tAdminCommon } from '../../messages/admin/common';
import { tAdminLabBooking } from '../../messages/admin/labBookings';

interface ReportEditorProps {
  booking: LabBookingDto;
  /** The report to correct; not set for the first. */
  corrected?: IssuedReport;
}

function ReportFields({ booking, corrected, basis }: ReportEditorProps & { basis: BookingMeasures }) {
  // A started form keeps its definition, even if it is edited meanwhile.
  const [{ measures, start }] = useState({ measures: basis.measures, start: startOf(basis, corrected) });
  const [resolver] = useState(() => reportResolver(measures, corrected?.version) as never);
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
        {corrected && (
          <TextInput
            source="reason"
            label={tAdminLabBooking('reasonOfCorrection')}
            helperText={tAdminLabBooking('patientReadsIt')}
            multiline
            fullWidth
          />
        )}
        <SendReport booking={booking} corrected={corrected} />
      </Stack>
    </Form>
  );
}

/** The lab's form for the results of a collected sample, or for a correction. */
export function ReportEditor({ booking, corrected }: ReportEditorProps) {
  const basis = useBookingMeasures(booking.id);
  return (
    <Card component="section" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography component="h2" variant="h3">
        {corrected ? tAdminLabBooking('correctedReport') : tAdminCommon('report')}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 3 }}>
        {tAdminLabBooking('valueHint')}
      </Typography>
      {basis.data && <ReportFields booking={booking} corrected={corrected} basis={basis.data} />}
      {basis.isPending && (
        <Loading>
          <Skeleton variant="rounded" height={240} />
        </Loading>
      )}
      {basis.isError && <ErrorRetry error={basis.error} onRetry={() => void basis.refetch()} />}
    </Card>
  );
}
