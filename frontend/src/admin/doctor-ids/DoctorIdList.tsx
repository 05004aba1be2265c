import DeleteIcon from '@mui/icons-material/DeleteOutline';
import { NullableBooleanInput } from 'react-admin';
import type { DoctorId } from '../../../../openapi/contract/people/register.js';
import { notifySuccess } from '../../common/feedback/notices';
import type { Bulk } from '../common/lists/BulkBar';
import { ListPage, NEWEST_FIRST, OLDEST_FIRST, alphabetical } from '../common/lists/ListPage';
import { Moment } from '../common/records/Moment';
import { PersonLink } from '../common/records/RecordLink';
import type { Column } from '../common/lists/RecordRows';
import { StepButton } from '../common/steps/StepButton';
import { IssueDoctorIdButton } from './IssueDoctorIdButton';

const RevokeButton = ({ doctorId }: { doctorId: DoctorId }) => (
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

const COLUMNS: Column<DoctorId>[] = [
  { label: 'Doctor ID', sortBy: 'code', render: ({ code }) => code },
  {
    label: 'Used by',
    render: ({ usedBy }) => <PersonLink resource="doctors" person={usedBy} none="Not used yet" />,
  },
  { label: 'Used', render: ({ usedAt }) => <Moment at={usedAt} /> },
  { label: 'Issued', sortBy: 'id', render: ({ createdAt }) => <Moment at={createdAt} /> },
  {
    label: 'Actions',
    align: 'right',
    isAction: true,
    render: (doctorId) => !doctorId.usedBy && <RevokeButton doctorId={doctorId} />,
  },
];

const FILTERS = (
  <NullableBooleanInput
    source="used"
    label="Use"
    nullLabel="Any"
    trueLabel="Used"
    falseLabel="Not used yet"
    helperText={false}
  />
);

const BULK: Bulk<DoctorId> = {
  nouns: ['doctor ID', 'doctor IDs'],
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
  <ListPage<DoctorId>
    title="Doctor IDs"
    columns={COLUMNS}
    bulk={BULK}
    sorts={[NEWEST_FIRST, OLDEST_FIRST, ...alphabetical('ID', 'code')]}
    search="Beginning of the ID"
    filters={FILTERS}
    empty="No doctor IDs yet. Issue one and give it to a doctor, who then registers with it."
    action={<IssueDoctorIdButton />}
  />
);
