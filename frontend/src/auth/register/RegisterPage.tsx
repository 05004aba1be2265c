import { Suspense, lazy, useState } from 'react';
import { type FieldPath, useForm } from 'react-hook-form';
import { Link, useLocation, useNavigate } from 'react-router';
import type { Register } from '../../../../openapi/contract/people/register.js';
import { ApiError, sentenceOf } from '../../api/client';
import { Button } from '../../common/forms/Button';
import { FileField } from '../../common/forms/FileField';
import { VISITOR, formDrafts, useFormDraft } from '../../common/forms/formDrafts';
import { InlineError } from '../../common/feedback/InlineError';
import { notifyError, notifyInfo, notifySuccess } from '../../common/feedback/notices';
import { tSpecified } from '../../messages/specified';
import { AuthPage } from '../AuthPage';
import { PICTURE_MAX_BYTES } from '../facts';
import { RegisterFormFields } from './RegisterFormFields';
import { toLoginState } from '../loginState';
import { type RegisterFields, emptyForm } from './registerFields';
import { useLogin, useRegister } from '../useAuth';
import { useEnter } from '../useEnter';
import { tAuth } from '../../messages/people/auth';
import { registrationResolver } from '../contracts';

const DoctorIdDialog = lazy(async () => ({ default: (await import('./DoctorIdDialog')).DoctorIdDialog }));

/** The key of its notices and its draft. */
const FORM = 'register';

/** Registration of a patient, or of a doctor with a verified doctor ID. */
function RegisterForm() {
  const state = toLoginState(useLocation().state);
  const navigate = useNavigate();
  const registration = useRegister();
  const login = useLogin();
  const enter = useEnter();
  const form = useForm({
    resolver: registrationResolver,
    defaultValues: { ...emptyForm, ...formDrafts.of(FORM, VISITOR) },
  });
  useFormDraft(form, FORM, VISITOR);
  const [image, setImage] = useState<File | null>(null);
  const [isPreparing, setIsPreparing] = useState(false);
  const [asksDoctorId, setAsksDoctorId] = useState(false);
  const isDoctor = form.watch('type') === 'doctor';
  const imageError =
    registration.error instanceof ApiError ? registration.error.fieldErrors.image : undefined;

  const showReasons = (error: unknown) => {
    const reasons = error instanceof ApiError ? error.fieldErrors : {};
    for (const [field, message] of Object.entries(reasons)) {
      if (field in form.getValues()) form.setError(field as FieldPath<RegisterFields>, { message });
    }
    notifyError(tSpecified('registrationFailed'), sentenceOf(error), FORM);
  };

  const logIn = ({ email, password, type }: Register) =>
    login.mutate(
      { email, password, type },
      {
        onSuccess: (answer) => enter(answer, tSpecified('registrationSuccessful')),
        // If the automatic login fails, the person logs in. A wrong password right after means that an older
        // account exists.
        onError: (error) => {
          const isOther = error instanceof ApiError && error.code === 'LOGIN_FAILED';
          if (isOther) notifyInfo(tAuth('checkMailTitle'), tAuth('checkMailText'));
          else notifySuccess(tSpecified('registrationSuccessful'), undefined, FORM);
          void navigate('/login', { state: { ...state, email, type } });
        },
      },
    );

  const submit = form.handleSubmit((values) =>
    registration.mutate(
      { values, image },
      {
        onError: showReasons,
        onSuccess: () => {
          formDrafts.forget(FORM);
          logIn(values);
        },
      },
    ),
  );

  const enableDoctorMode = (doctorId: string) => {
    form.setValue('type', 'doctor');
    form.setValue('d_id', doctorId);
    form.setValue('speciality', '');
    setAsksDoctorId(false);
    notifySuccess(tSpecified('doctorModeEnabled'));
  };

  const disableDoctorMode = () => {
    form.reset({ ...form.getValues(), type: 'patient', d_id: undefined, speciality: undefined });
    notifyInfo(tAuth('registeringAsPatient'));
  };

  return (
    <>
      <form noValidate className="stack stack--form" onSubmit={(event) => void submit(event)}>
        <RegisterFormFields form={form} isDoctor={isDoctor} />
        <FileField
          label={tAuth('choosePictureOptional')}
          accept="image/png,image/jpeg,image/webp"
          maxBytes={PICTURE_MAX_BYTES}
          file={image}
          error={imageError}
          onChange={setImage}
          onPreparing={setIsPreparing}
        />
        {!isDoctor && (
          <p>
            {tAuth('knownQuestion')}{' '}
            <Link
              className="link link--underlined"
              to="/forgot-password"
              state={{ ...state, type: 'patient' }}
            >
              {tAuth('knownLink')}
            </Link>
          </p>
        )}
        <InlineError subject={FORM} />
        <Button
          type="submit"
          look="contained"
          className="button--large"
          isBusy={isPreparing || registration.isPending || login.isPending}
        >
          {tAuth('register')}
        </Button>
      </form>
      <div className="auth__below">
        {isDoctor ? (
          <button type="button" className="link" onClick={disableDoctorMode}>
            {tAuth('registerAsPatientInstead')}
          </button>
        ) : (
          <p>
            {tAuth('doctorQuestion')}{' '}
            <button type="button" className="link strong" onClick={() => setAsksDoctorId(true)}>
              {tAuth('registerHere')}
            </button>
          </p>
        )}
      </div>
      <Suspense>
        {asksDoctorId && (
          <DoctorIdDialog onVerified={enableDoctorMode} onClose={() => setAsksDoctorId(false)} />
        )}
      </Suspense>
    </>
  );
}

/** Where patients and doctors register. */
export const RegisterPage = () => (
  <AuthPage tab="register">
    <RegisterForm />
  </AuthPage>
);
