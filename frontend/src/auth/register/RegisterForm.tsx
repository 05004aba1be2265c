import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type FieldPath, useForm } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router';
import { z } from 'zod';
import { PICTURE_MAX_BYTES } from '../../../../openapi/contract/people/accounts.js';
import { type Register } from '../../../../openapi/contract/people/register.js';
import { ApiError, sentenceOf } from '../../api/client';
import { contractResolver } from '../../common/forms/contractResolver';
import { FileField } from '../../common/forms/FileField';
import { notifyError, notifyInfo, notifySuccess } from '../../common/feedback/notices';
import { messages } from '../../messages';
import { DoctorIdDialog } from './DoctorIdDialog';
import { RegisterFormFields } from './RegisterFormFields';
import { toLoginState } from '../loginState';
import { DoctorForm, PatientForm, type RegisterFields, emptyForm } from './registerFields';
import { useLogin, useRegister } from '../useAuth';
import { useEnter } from '../useEnter';

// One form for both: the fields of a doctor are checked only after the doctor ID was verified.
const resolver = contractResolver<Register, RegisterFields>(
  z.discriminatedUnion('type', [PatientForm, DoctorForm]),
);

/** Names its notices. */
const FORM = 'register';

/** Registration of a patient; of a doctor after a doctor ID was verified. */
export function RegisterForm() {
  const state = toLoginState(useLocation().state);
  const navigate = useNavigate();
  const registration = useRegister();
  const login = useLogin();
  const enter = useEnter();
  const form = useForm({
    resolver,
    defaultValues: emptyForm,
  });
  const [image, setImage] = useState<File | null>(null);
  const [asksDoctorId, setAsksDoctorId] = useState(false);
  const isDoctor = form.watch('type') === 'doctor';
  const imageError =
    registration.error instanceof ApiError ? registration.error.fieldErrors.image : undefined;

  const showReasons = (error: unknown) => {
    const reasons = error instanceof ApiError ? error.fieldErrors : {};
    for (const [field, message] of Object.entries(reasons)) {
      if (field in form.getValues()) form.setError(field as FieldPath<RegisterFields>, { message });
    }
    notifyError(messages.registrationFailed, sentenceOf(error), FORM);
  };

  const logIn = ({ email, password, type }: Register) =>
    login.mutate(
      { email, password, type },
      {
        onSuccess: (answer) => enter(answer, messages.registrationSuccessful),
        // The account is there: whoever cannot be logged in now does it by hand.
        onError: () => {
          notifySuccess(messages.registrationSuccessful, undefined, FORM);
          void navigate('/login', { state: { ...state, email, type } });
        },
      },
    );

  const submit = form.handleSubmit((values) =>
    registration.mutate({ values, image }, { onError: showReasons, onSuccess: () => logIn(values) }),
  );

  const enableDoctorMode = (doctorId: string) => {
    form.setValue('type', 'doctor');
    form.setValue('d_id', doctorId);
    form.setValue('speciality', '');
    setAsksDoctorId(false);
    notifySuccess(messages.doctorModeEnabled);
  };

  const disableDoctorMode = () => {
    form.reset({ ...form.getValues(), type: 'patient', d_id: undefined, speciality: undefined });
    notifyInfo('You are registering as a patient.');
  };

  return (
    <>
      <Stack component="form" spacing={2.5} noValidate onSubmit={(event) => void submit(event)}>
        <RegisterFormFields form={form} isDoctor={isDoctor} />
        <FileField
          label="Choose a picture (optional)"
          accept="image/png,image/jpeg,image/webp"
          maxBytes={PICTURE_MAX_BYTES}
          file={image}
          error={imageError}
          onChange={setImage}
        />
        <Button
          type="submit"
          size="large"
          variant="contained"
          loading={registration.isPending || login.isPending}
        >
          Register
        </Button>
      </Stack>
      <Box sx={{ mt: 3 }}>
        {isDoctor ? (
          <Link component="button" type="button" onClick={disableDoctorMode}>
            Register as a patient instead
          </Link>
        ) : (
          <Typography>
            Are you a doctor?{' '}
            <Link
              component="button"
              type="button"
              variant="body1"
              sx={{ fontWeight: 600 }}
              onClick={() => setAsksDoctorId(true)}
            >
              Register Here
            </Link>
          </Typography>
        )}
      </Box>
      {asksDoctorId && (
        <DoctorIdDialog onVerified={enableDoctorMode} onClose={() => setAsksDoctorId(false)} />
      )}
    </>
  );
}
