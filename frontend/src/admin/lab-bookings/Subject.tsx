import EditIcon from '@mui/icons-material/EditOutlined';
import { Alert, Box, DialogContentText } from '@mui/material';
import { RadioButtonGroupInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { LabBookingDto } from '../../../../openapi/contract/shop/lab-bookings.js';
import { SetLabSubject, type LabSubject } from '../../../../openapi/contract/shop/lab-subject.js';
import { formatDate } from '../../common/format/format';
import { notifySuccess } from '../../common/feedback/notices';
import { tAdminLabBooking } from '../../messages/admin/labBookings';
import { tPage } from '../../messages/pages';
import { DateInput } from '../common/inputs/DateInput';
import { NumberInput } from '../common/inputs/NumberInput';
import { nestedErrors } from '../data/validate';
import { DialogForm, FormDialog, type Values } from '../steps/FormDialog';
import { useStep } from '../steps/useStep';

const GENDERS = {
  female: tPage('genders.female'),
  male: tPage('genders.male'),
  other: tPage('genders.other'),
  undisclosed: tPage('genders.undisclosed'),
};
const genderChoices = Object.entries(GENDERS).map(([id, name]) => ({ id, name }));

/** Whose sample it is, as text. */
export function subjectText({ who, gender, dob, age }: LabSubject, patientName: string): string {
  if (who === 'patient') return patientName;
  if (who === 'notStated') return tAdminLabBooking('subject.notStated');
  const sex = gender ? GENDERS[gender] : '';
  return dob
    ? tAdminLabBooking('subject.otherBorn', { sex, date: formatDate(dob) })
    : tAdminLabBooking('subject.otherAged', { sex, age: age ?? 0 });
}

function bodyOf({ who, gender, age, dob }: Values) {
  const given = <T,>(value: T) => (value === '' || value === null ? undefined : value);
  return {
    subject:
      who === 'other'
        ? { who, gender: given(gender), age: given(age), dob: given(dob) }
        : { who: given(who) },
  };
}

/** The messages of the contract under the names of the form's fields. */
function messagesOf(values: Values): Values {
  const { subject } = nestedErrors(SetLabSubject, bodyOf(values));
  return typeof subject === 'object' ? (subject as Values) : {};
}

function OtherFields() {
  const who = useWatch({ name: 'who' }) as string;
  if (who !== 'other') return null;
  return (
    <>
      <RadioButtonGroupInput
        source="gender"
        label={tAdminLabBooking('sex')}
        choices={genderChoices}
        helperText={false}
      />
      <NumberInput source="age" label={tAdminLabBooking('ageInYears')} helperText={false} />
      <DateInput
        source="dob"
        label={tPage('dateOfBirth')}
        helperText={tAdminLabBooking('subject.birthDateHint')}
      />
    </>
  );
}

function SubjectForm({ booking, onClose }: { booking: LabBookingDto; onClose: () => void }) {
  const { patient, subject, report } = booking;
  const step = useStep<SetLabSubject>({
    run: (provider, body) => provider.act('lab-bookings', booking.id, 'subject', body),
    onDone: () => {
      notifySuccess(tAdminLabBooking('subject.saved'), booking.fullName);
      onClose();
    },
    failure: (reason) => ({ text: tAdminLabBooking('subject.failed'), detail: reason }),
  });
  const { who, gender, dob, age } = subject;
  return (
    <DialogForm
      subject={step.subject}
      defaultValues={{ who: who === 'notStated' ? '' : who, gender, dob, age }}
      validate={messagesOf}
      onSubmit={(values) => step.submit(SetLabSubject.parse(bodyOf(values)))}
      submitLabel={tAdminLabBooking('subject.save')}
      busy={step.isPending}
      onClose={onClose}
    >
      <DialogContentText>
        {report ? tAdminLabBooking('subject.reportedHint') : tAdminLabBooking('subject.hint')}
      </DialogContentText>
      <RadioButtonGroupInput
        source="who"
        label={tAdminLabBooking('whoseSampleItIs')}
        choices={[
          { id: 'patient', name: patient.fullName },
          { id: 'other', name: tAdminLabBooking('subject.other') },
        ]}
        row={false}
        helperText={false}
      />
      <OtherFields />
    </DialogForm>
  );
}

/** Sets whose sample it is; a booking that does not say it asks for it. */
export function Subject({ booking }: { booking: LabBookingDto }) {
  const dialog = (
    <FormDialog
      needs="lab-bookings.edit"
      label={tAdminLabBooking('subject.set')}
      icon={<EditIcon />}
      title={tAdminLabBooking('whoseSampleItIs')}
    >
      {(close) => <SubjectForm booking={booking} onClose={close} />}
    </FormDialog>
  );
  if (booking.subject.who !== 'notStated') return <Box>{dialog}</Box>;
  return (
    <Alert severity="warning" role="note">
      {tAdminLabBooking('subject.missing')}
      <Box sx={{ mt: 1 }}>{dialog}</Box>
    </Alert>
  );
}
