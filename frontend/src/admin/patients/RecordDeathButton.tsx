import DeathIcon from '@mui/icons-material/HeartBrokenOutlined';
import UndoIcon from '@mui/icons-material/UndoOutlined';
import { DialogContentText } from '@mui/material';
import type { UserDto } from '../../../../openapi/contract/people/accounts.js';
import { RecordDeath } from '../../../../openapi/contract/people/deaths.js';
import { serverNow } from '../../common/clock/serverClock';
import { notifySuccess } from '../../common/feedback/notices';
import { calendarDate } from '../../common/format/format';
import { useHospital } from '../../hospital/useHospital';
import { tAdminUser } from '../../messages/admin/people/users';
import { DateInput } from '../common/inputs/DateInput';
import { fieldErrors, filledIn } from '../data/validate';
import { DialogForm, FormDialog, type Values } from '../steps/FormDialog';
import { StepButton } from '../steps/StepButton';
import { useStep } from '../steps/useStep';

interface DialogProps {
  patient: UserDto;
  onClose: () => void;
}

const validate = (values: Values) => fieldErrors(RecordDeath, { deceased: true, ...filledIn(values) });

function DeathForm({ patient, onClose }: DialogProps) {
  const { timeZone } = useHospital();
  const step = useStep<RecordDeath>({
    run: (provider, body) => provider.act('patients', patient.id, 'deceased', body),
    onDone: () => {
      notifySuccess(tAdminUser('death.recorded'), patient.fullName);
      onClose();
    },
    failure: (reason) => ({ text: tAdminUser('death.failed'), detail: reason }),
  });
  const bodyOf = (values: Values) =>
    RecordDeath.parse({ deceased: true, version: patient.version, ...filledIn(values) });
  return (
    <DialogForm
      subject={step.subject}
      defaultValues={{ date: '' }}
      validate={validate}
      onSubmit={(values) => step.submit(bodyOf(values))}
      submitLabel={tAdminUser('death.record')}
      destructive
      busy={step.isPending}
      onClose={onClose}
    >
      <DialogContentText>{tAdminUser('death.consequence')}</DialogContentText>
      <DateInput
        source="date"
        label={tAdminUser('death.date')}
        max={calendarDate(serverNow(), timeZone)}
        fullWidth
        helperText={tAdminUser('death.dateHint')}
      />
    </DialogForm>
  );
}

/** Records that a patient has died, with the date if it is known. */
export const RecordDeathButton = ({ patient }: { patient: UserDto }) => (
  <FormDialog
    needs="patients.close"
    label={tAdminUser('death.record')}
    icon={<DeathIcon />}
    look={{ variant: 'outlined', color: 'error' }}
    title={tAdminUser('death.title', { fullName: patient.fullName })}
  >
    {(close) => <DeathForm patient={patient} onClose={close} />}
  </FormDialog>
);

/** For a death that was recorded by mistake. */
export const WithdrawDeathButton = ({ patient }: { patient: UserDto }) => (
  <StepButton
    needs="patients.close"
    label={tAdminUser('death.withdraw')}
    icon={<UndoIcon />}
    variant="outlined"
    question={tAdminUser('death.withdrawTitle')}
    consequence={tAdminUser('death.withdrawText')}
    run={(provider) =>
      provider.act('patients', patient.id, 'deceased', { deceased: false, version: patient.version })
    }
    onDone={() => notifySuccess(tAdminUser('death.withdrawn'), patient.fullName)}
    failure={(reason) => ({ text: tAdminUser('death.withdrawFailed'), detail: reason })}
  />
);
