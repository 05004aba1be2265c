import SendIcon from '@mui/icons-material/SendOutlined';
import { Button, DialogContentText } from '@mui/material';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { LabBookingDto } from '../../../../../openapi/contract/shop/lab-bookings.js';
import type { CorrectLabReport, ReportLabBooking } from '../../../../../openapi/contract/shop/lab-reports.js';
import { ApiError } from '../../../api/client';
import { ConfirmDialog } from '../../../common/feedback/ConfirmDialog';
import { notifySuccess } from '../../../common/feedback/notices';
import { useStep } from '../../steps/useStep';
import { type TypedReport, fieldOf } from './reportForm';
import { tAdminLabBooking } from '../../../messages/admin/labBookings';

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

/** While another person releases the results. */
const ENTRY = {
  label: tAdminLabBooking('enterResults'),
  question: tAdminLabBooking('enterTheseResults'),
  consequence: (name: string) => tAdminLabBooking('enterText', { name }),
  done: tAdminLabBooking('resultsEntered'),
  failed: tAdminLabBooking('enterFailed'),
};

interface SendReportProps {
  booking: LabBookingDto;
  isCorrection: boolean;
  isReleasedByAnother: boolean;
}

/** The messages of critical values and large changes that the server wants to be confirmed. */
const unusualOf = (error: unknown): string[] | null =>
  error instanceof ApiError && error.code === 'RESULTS_UNCONFIRMED' ? Object.values(error.fieldErrors) : null;

/** Sends the valid form after a confirmation, and after another one if a result is unusual. */
export function SendReport({ booking, isCorrection, isReleasedByAnother }: SendReportProps) {
  const sent = isCorrection ? CORRECTION : FIRST;
  const words = isReleasedByAnother ? { ...sent, ...ENTRY } : sent;
  const { handleSubmit, setError, getValues } = useFormContext<TypedReport, unknown, Body>();
  const [report, setReport] = useState<Body | null>(null);
  const [unusual, setUnusual] = useState<string[] | null>(null);
  const close = () => {
    setReport(null);
    setUnusual(null);
  };
  const step = useStep<Body>({
    run: (provider, body) => provider.act('lab-bookings', booking.id, words.step, body),
    onDone: () => notifySuccess(words.done, `${booking.labTest.testName}, ${booking.fullName}`),
    failure: (reason, error) => (unusualOf(error) ? null : { text: words.failed, detail: reason }),
  });
  const showRefused = (error: unknown) => {
    const toConfirm = unusualOf(error);
    setUnusual(toConfirm);
    if (toConfirm) return;
    close();
    if (!(error instanceof ApiError)) return;
    for (const [field, message] of Object.entries(error.fieldErrors))
      setError(fieldOf(field.split('.'), getValues()) as 'remark', { type: 'server', message });
  };
  const send = (body: Body) => step.mutate(body, { onError: showRefused, onSuccess: close });

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
      {report && !unusual && (
        <ConfirmDialog
          title={words.question}
          confirmLabel={words.label}
          busy={step.isPending}
          onConfirm={() => send(report)}
          onClose={close}
        >
          <DialogContentText>{words.consequence(booking.fullName)}</DialogContentText>
        </ConfirmDialog>
      )}
      {report && unusual && (
        <ConfirmDialog
          title={tAdminLabBooking('confirmUnusual')}
          confirmLabel={tAdminLabBooking('unusualChecked')}
          busy={step.isPending}
          onConfirm={() => send({ ...report, confirmed: true })}
          onClose={close}
        >
          <DialogContentText>{tAdminLabBooking('unusualText')}</DialogContentText>
          <ul>
            {unusual.map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        </ConfirmDialog>
      )}
    </>
  );
}
