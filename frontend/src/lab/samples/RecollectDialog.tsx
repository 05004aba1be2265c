import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { FieldPath } from 'react-hook-form';
import type { LabBookingDto } from '../../../../openapi/contract/shop/lab-bookings.js';
import { RecollectLabSample } from '../../../../openapi/contract/shop/lab-collection.js';
import type { OfferedLabWindow } from '../../../../openapi/contract/shop/lab-windows.js';
import { ApiError, sentenceOf } from '../../api/client';
import { DialogError } from '../../common/feedback/DialogError';
import { notifySuccess } from '../../common/feedback/notices';
import { addDays } from '../../common/format/format';
import { contractResolver } from '../../common/forms/contractResolver';
import { useHospital } from '../../hospital/useHospital';
import { tPage } from '../../messages/pages';
import { tLab } from '../../messages/shop/lab';
import { useRecollectLabSample } from '../useLabBookings';
import { CollectionFields } from './CollectionFields';
import { bookableDays, timeNeeded } from './bookableDays';

interface RecollectDialogProps {
  booking: LabBookingDto;
  onDone?: () => void;
  onClose: () => void;
}

function useRecollectForm({ booking, onDone, onClose }: RecollectDialogProps) {
  const { timeZone } = useHospital();
  const days = bookableDays(timeZone);
  const recollection = useRecollectLabSample(booking._id);
  const [windows, setOffer] = useState<OfferedLabWindow[]>([]);
  const form = useForm({
    resolver: contractResolver(RecollectLabSample, ({ address, ...fields }: RecollectLabSample) => ({
      ...fields,
      address: fields.place === 'home' ? address : undefined,
    })),
    defaultValues: {
      date: addDays(days.first, 1),
      place: booking.place,
      address: booking.address ?? '',
    },
  });
  const submit = form.handleSubmit((body) => {
    const missing = body.window ? null : timeNeeded(windows);
    if (missing) return form.setError('window', { message: missing }, { shouldFocus: true });
    recollection.mutate(body, {
      onSuccess: () => {
        onClose();
        notifySuccess(tLab('samples.timeChosen'), tLab('samples.nothingToPay'));
        onDone?.();
      },
      onError: (cause) => {
        if (!(cause instanceof ApiError)) return;
        for (const [field, message] of Object.entries(cause.fieldErrors))
          if (field in form.getValues()) form.setError(field as FieldPath<RecollectLabSample>, { message });
      },
    });
  });
  return { form, days, setOffer, submit, recollection };
}

/** A new time and place for a rejected sample, on the same payment. */
export function RecollectDialog(props: RecollectDialogProps) {
  const { booking, onClose } = props;
  const [titleId, formId] = [useId(), useId()];
  const { form, days, setOffer, submit, recollection } = useRecollectForm(props);
  const { error, isPending } = recollection;
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>{tLab('samples.chooseTime')}</DialogTitle>
      <DialogContent dividers>
        <Typography sx={{ mb: 2.5 }}>
          {tLab('samples.forTest', { testName: booking.labTest.testName })} {tLab('samples.nothingToPay')}
        </Typography>
        <FormProvider {...form}>
          <Stack
            component="form"
            id={formId}
            noValidate
            spacing={2.5}
            onSubmit={(event) => void submit(event)}
          >
            <CollectionFields days={days} onOffer={setOffer} />
          </Stack>
        </FormProvider>
        <DialogError
          text={error && tLab('samples.timeFailed')}
          detail={error ? sentenceOf(error) : undefined}
        />
      </DialogContent>
      <DialogActions sx={{ px: { xs: 2, sm: 3 }, py: 2 }}>
        <Button onClick={onClose}>{tPage('close')}</Button>
        <Button type="submit" form={formId} variant="contained" loading={isPending}>
          {tLab('samples.chooseTime')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
