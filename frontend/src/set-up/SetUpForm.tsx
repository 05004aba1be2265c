import { useController, useForm } from 'react-hook-form';
import { useQueryClient } from '@tanstack/react-query';
import { WEEKDAYS } from '../../../openapi/contract/people/fields.js';
import type { SetUp } from '../../../openapi/contract/site/set-up.js';
import { ApiError, sentenceOf } from '../api/client';
import { PASSWORD_MIN_LENGTH } from '../auth/facts';
import { useEnter } from '../auth/useEnter';
import { DialogError } from '../common/feedback/DialogError';
import { Button } from '../common/forms/Button';
import { PasswordField } from '../common/forms/PasswordField';
import { TextAreaField, TextField } from '../common/forms/TextField';
import { ToggleChip } from '../common/forms/ToggleChip';
import { HOSPITAL_KEY } from '../hospital/useHospital';
import { tPage } from '../messages/pages';
import { tSetUp } from '../messages/site/set-up';
import { FirstDoctorFields } from './FirstDoctorFields';
import { type SetUpForm as Form, inputOf } from './setUpForm';
import { NAMED_FIELDS, type SetUpFields, emptyFields, setUpResolver } from './setUpFields';
import { useSetUpHospital } from './useSetUp';

const AdministratorFields = ({ form }: { form: Form }) => (
  <fieldset className="set-up__part">
    <legend className="h3">{tSetUp('administrator')}</legend>
    <div className="register-fields">
      <TextField
        label={tPage('fullName')}
        autoComplete="name"
        required
        {...inputOf(form, 'administrator.fullName')}
      />
      <TextField
        label={tPage('email')}
        type="email"
        autoComplete="email"
        required
        {...inputOf(form, 'administrator.email')}
      />
      <PasswordField
        label={tPage('password')}
        autoComplete="new-password"
        required
        hint={tPage('passwordHint', { passwordMinLength: PASSWORD_MIN_LENGTH })}
        {...inputOf(form, 'administrator.password')}
      />
    </div>
  </fieldset>
);

const HospitalFields = ({ form }: { form: Form }) => (
  <fieldset className="set-up__part">
    <legend className="h3">{tSetUp('hospital')}</legend>
    <div className="register-fields">
      <TextField label={tSetUp('name')} required {...inputOf(form, 'hospital.name')} />
      <TextField
        label={tSetUp('shortName')}
        hint={tSetUp('shortNameHint')}
        {...inputOf(form, 'hospital.shortName')}
      />
      <TextField
        label={tSetUp('phone')}
        type="tel"
        required
        hint={tSetUp('phoneHint')}
        {...inputOf(form, 'hospital.phone')}
      />
      <TextField
        label={tSetUp('emergencyPhone')}
        type="tel"
        required
        hint={tSetUp('emergencyPhoneHint')}
        {...inputOf(form, 'hospital.emergencyPhone')}
      />
      <TextAreaField label={tSetUp('address')} required {...inputOf(form, 'hospital.address')} />
      <TextField label={tSetUp('city')} {...inputOf(form, 'hospital.city')} />
      <TextField
        label={tSetUp('gstNumber')}
        hint={tSetUp('gstHint')}
        {...inputOf(form, 'hospital.gstNumber')}
      />
    </div>
  </fieldset>
);

function HoursFields({ form: { control, register, formState } }: { form: Form }) {
  const { field } = useController({ control, name: 'hospital.openingHours.days' });
  const problems = formState.errors.hospital?.openingHours;
  const isOpen = (day: string) => field.value.some((each) => each === day);
  return (
    <fieldset className="set-up__part">
      <legend className="h3">{tSetUp('openingHours')}</legend>
      <div className="register-fields">
        <TextField
          label={tSetUp('opensAt')}
          type="time"
          required
          problem={problems?.from?.message}
          {...register('hospital.openingHours.from')}
        />
        <TextField
          label={tSetUp('closesAt')}
          type="time"
          required
          problem={problems?.to?.message}
          {...register('hospital.openingHours.to')}
        />
      </div>
      <div role="group" aria-label={tSetUp('openOn')} className="choice__options">
        {WEEKDAYS.map((day) => (
          <ToggleChip
            key={day}
            label={day}
            isOn={isOpen(day)}
            onChange={(isOn) =>
              field.onChange(WEEKDAYS.filter((each) => (each === day ? isOn : isOpen(each))))
            }
          />
        ))}
      </div>
      {problems?.days?.message && <p className="field__help field__help--wrong">{problems.days.message}</p>}
    </fieldset>
  );
}

/** The first administrator and the first settings of the hospital. */
export function SetUpForm({ code }: { code: string }) {
  const setUp = useSetUpHospital();
  const queries = useQueryClient();
  const enter = useEnter();
  const form = useForm<SetUpFields, unknown, SetUp>({
    resolver: setUpResolver,
    defaultValues: emptyFields(code),
  });
  const submit = form.handleSubmit((values) =>
    setUp.mutate(values, {
      onSuccess: async (answer) => {
        await queries.invalidateQueries({ queryKey: HOSPITAL_KEY });
        enter(answer, tSetUp('welcome'));
      },
      onError: (error) => {
        for (const name of NAMED_FIELDS) {
          const message = error instanceof ApiError ? error.fieldErrors[name] : undefined;
          if (message) form.setError(name, { message }, { shouldFocus: true });
        }
      },
    }),
  );
  const hasFieldError = Object.keys(form.formState.errors).length > 0;
  return (
    <form noValidate className="stack stack--form" onSubmit={(event) => void submit(event)}>
      <p className="muted">{tSetUp('intro')}</p>
      <TextField
        label={tSetUp('code')}
        autoComplete="one-time-code"
        required
        hint={tSetUp('codeHint')}
        {...inputOf(form, 'code')}
      />
      <AdministratorFields form={form} />
      <HospitalFields form={form} />
      <HoursFields form={form} />
      <FirstDoctorFields form={form} />
      {!hasFieldError && <DialogError text={setUp.error && sentenceOf(setUp.error)} />}
      <Button type="submit" look="contained" className="button--large" isBusy={setUp.isPending}>
        {tSetUp('save')}
      </Button>
    </form>
  );
}
