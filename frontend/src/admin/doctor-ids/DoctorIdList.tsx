import DeleteIcon from '@mui/icons-material/DeleteOutline';
import { DataTable, NullableBooleanInput } from 'react-admin';
import type { DoctorIdDto } from '../../../../openapi/contract/people/register.js';
import { notifySuccess } from '../../common/feedback/notices';
import type { Bulk } from '../steps/BulkBar';
import { ListPage } from '../common/lists/ListPage';
import { NEWEST_FIRST, OLDEST_FIRST, alphabetical } from '../common/lists/SortSelect';
import { Moment } from '../fields/Moment';
import { PersonLink } from '../fields/RecordLink';
import { Records } from '../common/lists/Records';
import { StepButton } from '../steps/StepButton';
import { IssueDoctorIdButton } from './IssueDoctorIdButton';

const RevokeButton = ({ doctorId }: { doctorId: DoctorIdDto }) => (
  <StepButton
    label="Revoke"
    name={`Revoke ${doctorId.code}`}
    icon={<DeleteIcon />}
    color="error"
    size="small"
    question={`Revoke ${doctorId.code}?`}
    consequence="Nobody can register with it any more."
    run={(provider) => provider.delete('doctor-ids', { id: doctorId.id, previousData: doctorId })}
    onDone={() => notifySuccess('Doctor ID revoked', doctorId.code)}
    failure={(reason) => ({ text: 'The doctor ID was not revoked.', detail: reason })}
  />
);

const FILTERS = [
  <NullableBooleanInput
    key="used"
    source="used"
    label="Use"
    nullLabel="Any"
    trueLabel="Used"
    falseLabel="Not used yet"
  />,
];

const BULK: Bulk<DoctorIdDto> = {
  nouns: { one: 'doctor ID', other: 'doctor IDs' },
  nameOf: ({ code }) => code,
  actions: [
    {
      action: 'revoke',
      label: 'Revoke',
      icon: <DeleteIcon />,
      destructive: true,
      consequence: 'Nobody can register with them any more. One that is used cannot be revoked.',
    },
  ],
};

export const DoctorIdList = () => (
  <ListPage
    sorts={[NEWEST_FIRST, OLDEST_FIRST, ...alphabetical('ID', 'code')]}
    search="Beginning of the ID"
    filters={FILTERS}
    empty="No doctor IDs yet. Issue one and give it to a doctor, who then registers with it."
    action={<IssueDoctorIdButton />}
  >
    <Records<DoctorIdDto> bulk={BULK}>
      <DataTable.Col<DoctorIdDto> source="code" label="Doctor ID" />
      <DataTable.Col<DoctorIdDto>
        label="Used by"
        render={({ usedBy }) => <PersonLink resource="doctors" person={usedBy} none="Not used yet" />}
      />
      <DataTable.Col<DoctorIdDto> label="Used" render={({ usedAt }) => <Moment at={usedAt} />} />
      <DataTable.Col<DoctorIdDto>
        source="id"
        label="Issued"
        render={({ createdAt }) => <Moment at={createdAt} />}
      />
      <DataTable.Col<DoctorIdDto>
        label="Actions"
        align="right"
        render={(doctorId) => !doctorId.usedBy && <RevokeButton doctorId={doctorId} />}
      />
    </Records>
  </ListPage>
);
