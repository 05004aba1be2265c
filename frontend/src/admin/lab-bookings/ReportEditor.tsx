import { zodResolver } from '@hookform/resolvers/zod';
import SendIcon from '@mui/icons-material/SendOutlined';
import { Button, Card, DialogContentText, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { Form, TextInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { LabBookingDto, ReportLabBooking } from '../../../../openapi/contract/shop/lab-bookings.js';
import { ApiError } from '../../api/client';
import { ConfirmDialog } from '../../common/feedback/ConfirmDialog';
import { notifySuccess } from '../../common/feedback/notices';
import { FocusFirstError } from '../common/forms/FocusFirstError';
import { useStep } from '../steps/useStep';
import { UnsavedChanges } from '../common/forms/UnsavedChanges';
import { EMPTY_REPORT, ReportForm, type TypedReport } from './reportForm';
import { ResultRows } from './ResultRows';

const resolver = zodResolver(ReportForm) as never; // react-admin's Form knows its values as any fields

interface BookingProps {
  booking: LabBookingDto;
}

/** Sends a report that the form has accepted, once a person has said yes: it cannot be changed afterwards. */
function SendButton({ booking }: BookingProps) {
  const { handleSubmit, setError } = useFormContext<TypedReport, unknown, ReportLabBooking>();
  const [report, setReport] = useState<ReportLabBooking | null>(null);
  const close = () => setReport(null);
  const step = useStep<ReportLabBooking>({
    run: (provider, body) => provider.act('lab-bookings', booking.id, 'report', body),
    onDone: () => notifySuccess('Report sent', `${booking.labTest.testName}, ${booking.fullName}`),
    failure: (reason) => ({ text: 'The report was not sent.', detail: reason }),
  });
  const showRefused = (error: unknown) => {
    if (!(error instanceof ApiError)) return;
    for (const [field, message] of Object.entries(error.fieldErrors))
      setError(field as 'remark', { type: 'server', message });
  };

  return (
    <>
      <Button
        variant="contained"
        startIcon={<SendIcon />}
        onClick={(event) => void handleSubmit(setReport)(event)}
        sx={{ alignSelf: { sm: 'flex-start' } }}
      >
        Send the report
      </Button>
      {report && (
        <ConfirmDialog
          title="Send this report?"
          confirmLabel="Send the report"
          busy={step.isPending}
          onConfirm={() => step.mutate(report, { onError: showRefused, onSettled: close })}
          onClose={close}
        >
          <DialogContentText>
            {booking.fullName} can read it at once, with a mail that says so. It cannot be changed afterwards.
          </DialogContentText>
        </ConfirmDialog>
      )}
    </>
  );
}

/** Where the lab types the results of a collected sample. */
export const ReportEditor = ({ booking }: BookingProps) => (
  <Card component="section" sx={{ p: { xs: 2, sm: 3 } }}>
    <Typography component="h2" variant="h3">
      Report
    </Typography>
    <Typography color="text.secondary" sx={{ mb: 3 }}>
      A number, also “9,5”, “&lt;5” or “&gt;200”, is marked low, normal or high by its reference range; words
      such as “Negative” are not.
    </Typography>
    <Form record={EMPTY_REPORT} resolver={resolver} disableInvalidFormNotification noValidate>
      <FocusFirstError />
      <UnsavedChanges />
      <Stack sx={{ gap: 3, '& .MuiFormControl-root': { m: 0 } }}>
        <ResultRows />
        <TextInput source="remark" label="Remark" helperText={false} multiline minRows={2} fullWidth />
        <SendButton booking={booking} />
      </Stack>
    </Form>
  </Card>
);
