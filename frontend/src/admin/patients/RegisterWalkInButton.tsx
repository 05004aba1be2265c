import AddIcon from '@mui/icons-material/PersonAddAltOutlined';
import { DialogContentText } from '@mui/material';
import { useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import type { UserDto } from '../../../../openapi/contract/people/accounts.js';
import { PatientCandidate } from '../../../../openapi/contract/people/identity/candidates.js';
import { RegisterWalkIn } from '../../../../openapi/contract/people/walk-ins.js';
import { notifySuccess } from '../../common/feedback/notices';
import { DateInput } from '../common/inputs/DateInput';
import { NumberInput } from '../common/inputs/NumberInput';
import { fieldErrors, filledIn } from '../data/validate';
import type { ConsoleDataProvider } from '../data/dataProvider';
import { DialogForm, FormDialog, type Values } from '../steps/FormDialog';
import { useStep } from '../steps/useStep';
import { tAdminCommon } from '../../messages/admin/common';
import { tAdminUser } from '../../messages/admin/people/users';
import { CandidateList } from './CandidateList';
import { FullNameInput, MobileInput, SexInput } from './personInputs';

/** The records found for the typed values. */
interface Known {
  candidates: PatientCandidate[];
  of: string;
}

function WalkInForm({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const provider = useDataProvider<ConsoleDataProvider>();
  const [known, setKnown] = useState<Known | null>(null);
  /** The messages of fields that the server refused after the comparison. */
  const refused = useRef<unknown>(undefined);
  const find = useStep<RegisterWalkIn>({
    run: async (acting, data) => {
      const { fullName, mobile, dob } = data;
      const { data: found } = await acting.act('patients', 'new', 'candidates', { fullName, mobile, dob });
      const candidates = z.array(PatientCandidate).parse(found);
      setKnown({ candidates, of: JSON.stringify(data) });
      if (candidates.length === 0) refused.current = await step.submit(data);
    },
    onDone: () => undefined,
    failure: (reason) => ({ text: tAdminUser('registerFailed'), detail: reason }),
    rereads: 'candidates',
  });
  const step = useStep<RegisterWalkIn>({
    run: async (_, data) => {
      const made = await provider.create<UserDto>('patients', { data });
      notifySuccess(tAdminUser('patientRegistered'), made.data.fullName);
      void navigate(`/admin/patients/${made.data.id}/show`);
    },
    onDone: onClose,
    failure: (reason) => ({ text: tAdminUser('registerFailed'), detail: reason }),
  });
  const isKnown = known !== null && known.candidates.length > 0;
  const validate = (values: Values) => fieldErrors(RegisterWalkIn, filledIn(values));
  return (
    <DialogForm
      subject={step.subject}
      defaultValues={{ fullName: '', mobile: '' }}
      validate={validate}
      onSubmit={async (values) => {
        const data = RegisterWalkIn.parse(filledIn(values));
        // Other values may be those of another person, so the records are compared again.
        if (known?.of === JSON.stringify(data)) return step.submit(data);
        refused.current = undefined;
        return (await find.submit(data)) ?? refused.current;
      }}
      submitLabel={isKnown ? tAdminUser('candidates.addAnyway') : tAdminUser('register')}
      busy={step.isPending || find.isPending}
      onClose={onClose}
    >
      <DialogContentText>{tAdminUser('registerHint')}</DialogContentText>
      <FullNameInput />
      <MobileInput />
      <DateInput
        source="dob"
        label={tAdminCommon('dateOfBirth')}
        fullWidth
        helperText={tAdminUser('optionalHint')}
      />
      <NumberInput source="age" label={tAdminUser('age')} fullWidth helperText={tAdminUser('ageHint')} />
      <SexInput />
      {isKnown && <CandidateList candidates={known.candidates} />}
    </DialogForm>
  );
}

/** Registers a walk-in patient. */
export const RegisterWalkInButton = () => (
  <FormDialog
    needs="patients.create"
    label={tAdminUser('registerWalkIn')}
    icon={<AddIcon />}
    look={{ variant: 'contained' }}
    title={tAdminUser('registerPersonAtDesk')}
  >
    {(close) => <WalkInForm onClose={close} />}
  </FormDialog>
);
