import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { Controller, type FieldPath, useForm } from 'react-hook-form';
import { CreateAppointment, ID_CARD_MAX_BYTES } from '../../../../openapi/contract/care/appointments.js';
import { SPECIALITIES } from '../../../../openapi/contract/people/fields.js';
import { ApiError, sentenceOf } from '../../api/client';
import { usePersonId } from '../../auth/usePerson';
import { serverNow } from '../../common/clock/serverClock';
import { FormDateField } from '../../common/dates/FormDateField';
import { DialogError } from '../../common/feedback/DialogError';
import { type Typed, contractResolver } from '../../common/forms/contractResolver';
import { FileField } from '../../common/forms/FileField';
import { formDrafts, useFormDraft } from '../../common/forms/formDrafts';
import { calendarDate } from '../../common/format/format';
import { notifySuccess } from '../../common/feedback/notices';
import { WhoIsItFor } from '../../family/WhoIsItFor';
import { useWhoIsItFor } from '../../family/useWhoIsItFor';
import { useHospital } from '../../hospital/useHospital';
import { useIdempotencyKey } from '../../common/forms/useIdempotencyKey';
import { tSpecified } from '../../messages/specified';
import { useRequestAppointment } from '../useAppointments';
import { tPatientAppointment } from '../../messages/care/patientAppointments';
import { tPage } from '../../messages/pages';

const resolver = contractResolver(CreateAppointment);
/** The key of its draft. */
const DRAFT = 'request a visit';

/** The dashboard's Book Appointment: a request to any doctor of a speciality, without payment. */
export function RequestAppointmentDialog({ onClose }: { onClose: () => void }) {
  const patientId = usePersonId();
  const { timeZone } = useHospital();
  const whoIsItFor = useWhoIsItFor(DRAFT);
  const discard = () => {
    formDrafts.forget(DRAFT);
    whoIsItFor.forget();
    onClose();
  };
  // Back keeps the input.
  const close = (event: object) => (event instanceof PopStateEvent ? onClose() : discard());
  const request = useRequestAppointment();
  const keyOf = useIdempotencyKey();
  const [idCard, setIdCard] = useState<File | null>(null);
  const [isPreparing, setIsPreparing] = useState(false);
  const form = useForm({
    resolver,
    defaultValues: {
      patientId,
      speciality: '',
      preferredDate: '',
      reason: '',
      ...formDrafts.of(DRAFT, patientId),
    },
  });
  useFormDraft(form, DRAFT, patientId);
  const { errors } = form.formState;
  const refused = request.error instanceof ApiError ? request.error.fieldErrors : {};

  const submit = form.handleSubmit((values) =>
    request.mutate(
      {
        values: { ...values, patientId: whoIsItFor.personId },
        headers: whoIsItFor.headers,
        idCard,
        idempotencyKey: keyOf([
          whoIsItFor.personId,
          values,
          idCard?.name,
          idCard?.size,
          idCard?.lastModified,
        ]),
      },
      {
        onSuccess: () => {
          discard();
          notifySuccess(tSpecified('requestSent'));
        },
        onError: (error) => {
          const reasons = error instanceof ApiError ? error.fieldErrors : {};
          for (const [field, message] of Object.entries(reasons)) {
            if (field in form.getValues())
              form.setError(field as FieldPath<Typed<CreateAppointment>>, { message });
          }
        },
      },
    ),
  );

  return (
    <Dialog
      open
      onClose={close}
      aria-labelledby="request-title"
      aria-describedby="request-text"
      fullWidth
      maxWidth="xs"
    >
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogTitle id="request-title">{tPage('bookAppointment')}</DialogTitle>
        <DialogContent>
          <WhoIsItFor choice={whoIsItFor} />
          <DialogContentText id="request-text" sx={{ mb: 1 }}>
            {tPatientAppointment('openRequestHint')}
          </DialogContentText>
          <Stack spacing={2.5} sx={{ pt: 1 }}>
            <Controller
              name="speciality"
              control={form.control}
              render={({ field: { ref, ...field } }) => (
                <TextField
                  select
                  required
                  label={tPage('speciality')}
                  id="request-speciality"
                  error={Boolean(errors.speciality)}
                  helperText={errors.speciality?.message}
                  inputRef={ref}
                  {...field}
                >
                  {SPECIALITIES.map((speciality) => (
                    <MenuItem key={speciality} value={speciality}>
                      {speciality}
                    </MenuItem>
                  ))}
                </TextField>
              )}
            />
            <FormDateField
              control={form.control}
              name="preferredDate"
              label={tPage('preferredDate')}
              min={calendarDate(serverNow(), timeZone)}
            />
            <TextField
              label={tPage('reasonLabel')}
              multiline
              minRows={2}
              error={Boolean(errors.reason)}
              helperText={errors.reason?.message}
              slotProps={{ htmlInput: { maxLength: 500 } }}
              {...form.register('reason')}
            />
            <FileField
              label={tPatientAppointment('uploadIdCardOptional')}
              accept="image/png,image/jpeg,image/webp,application/pdf"
              maxBytes={ID_CARD_MAX_BYTES}
              file={idCard}
              error={refused.idCard}
              onChange={setIdCard}
              onPreparing={setIsPreparing}
            />
          </Stack>
          <DialogError text={request.error && sentenceOf(request.error)} />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={discard}>{tPage('close')}</Button>
          <Button type="submit" variant="contained" loading={isPreparing || request.isPending}>
            {tPage('submit')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
