import SendIcon from '@mui/icons-material/SendOutlined';
import { Button, DialogContentText } from '@mui/material';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type {
  CorrectLabReport,
  LabBookingDto,
  ReportLabBooking,
} from '../../../../openapi/contract/shop/lab-bookings.js';
import { ApiError } from '../../api/client';
import { ConfirmDialog } from '../../common/feedback/ConfirmDialog';
import { notifySuccess } from '../../common/feedback/notices';
import { useStep } from '../steps/useStep';
import { type IssuedReport, type TypedReport, fieldOf } from './reportForm';
import { tAdminLabBooking } from '../../messages/admin/labBookings';

type Body = ReportLabBooking | CorrectLabReport;

const FIRST = {
  step: 'report',
  label: tAdminLabBooking('sendReport'),
  question: tAdminLabBooking('sendThisReport'),
  consequence: (name: string) => tAdminLabBooking('sendText', { name }),
  done: tAdminLabBooking('reportSent'),
  failed: tAdminLabBooking('sendFailed'),
};
const CORRECTION = {
  step: 'correct-report',
  label: tAdminLabBooking('sendCorrection'),
  question: tAdminLabBooking('sendThisCorrection'),
  consequence: (name: string) => tAdminLabBooking('correctionText', { name }),
  done: tAdminLabBooking('correctionSent'),
  failed: tAdminLabBooking('correctionFailed'),
};

interface SendReportProps {
  booking: LabBookingDto;
  corrected: IssuedReport | undefined;
}

/** Sends the valid form after a confirmation. */
export function SendReport({ booking, corrected }: SendReportProps) {
  const words = corrected ? CORRECTION : FIRST;
  const { handleSubmit, setError, getValues } = useFormContext<TypedReport, unknown, Body>();
  const [report, setReport] = useState<Body | null>(null);
  const close = () => setReport(null);
  const step = useStep<Body>({
    run: (provider, body) => provider.act('lab-bookings', booking.id, words.step, body),
    onDone: () => notifySuccess(words.done, `${booking.labTest.testName}, ${booking.fullName}`),
    failure: (reason) => ({ text: words.failed, detail: reason }),
  });
  const showRefused = (error: unknown) => {
    if (!(error instanceof ApiError)) return;
    for (const [field, message] of Object.entries(error.fieldErrors))
      setError(fieldOf(field.split('.'), getValues()) as 'remark', { type: 'server', message });
  };

  return (
    <>
      <Button
        variant="contained"
        startIcon={<SendIcon />}
        onClick={(event) => void handleSubmit(setReport)(event)}
        sx={{ alignSelf: { sm: 'flex-start' } }}
      >
        {words.label}
      </Button>
      {report && (
        <ConfirmDialog
          title={words.question}
          confirmLabel={words.label}
          busy={step.isPending}
          onConfirm={() => step.mutate(report, { onError: showRefused, onSettled: close })}
          onClose={close}
        >
          <DialogContentText>{words.consequence(booking.fullName)}</DialogContentText>
        </ConfirmDialog>
      )}
    </>
  );
}
