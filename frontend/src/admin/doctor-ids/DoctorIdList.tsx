import DeleteIcon from '@mui/icons-material/DeleteOutline';
import { DataTable, NullableBooleanInput } from 'react-admin';
import type { DoctorIdDto } from '../../../../openapi/contract/people/doctor-ids.js';
import { notifySuccess } from '../../common/feedback/notices';
import type { Bulk } from '../steps/BulkBar';
import { ListPage } from '../common/lists/ListPage';
import { NEWEST_FIRST, OLDEST_FIRST, alphabetical } from '../common/lists/SortSelect';
import { Moment } from '../fields/Moment';
import { PersonLink } from '../fields/RecordLink';
import { Records } from '../common/lists/Records';
import { StepButton } from '../steps/StepButton';
import { IssueDoctorIdButton } from './IssueDoctorIdButton';
import { adminCommonWords } from '../../words/admin/common';
import { adminDoctorWords } from '../../words/admin/doctors';

const RevokeButton = ({ doctorId }: { doctorId: DoctorIdDto }) => (
  <StepButton
    label={adminDoctorWords.revoke}
    name={adminDoctorWords.revokeCode(doctorId.code)}
    icon={<DeleteIcon />}
    color="error"
    size="small"
    question={adminDoctorWords.revokeTitle(doctorId.code)}
    consequence={adminDoctorWords.revokeText}
    run={(provider) => provider.delete('doctor-ids', { id: doctorId.id, previousData: doctorId })}
    onDone={() => notifySuccess(adminDoctorWords.doctorIdRevoked, doctorId.code)}
    failure={(reason) => ({ text: adminDoctorWords.revokeFailed, detail: reason })}
  />
);

const FILTERS = [
  <NullableBooleanInput
    key="used"
    source="used"
    label={adminDoctorWords.use}
    nullLabel={adminCommonWords.any}
    trueLabel={adminDoctorWords.used}
    falseLabel={adminDoctorWords.notUsedYet}
  />,
];

const BULK: Bulk<DoctorIdDto> = {
  nouns: adminDoctorWords.doctorIds,
  nameOf: ({ code }) => code,
  actions: [
    {
      action: 'revoke',
      label: adminDoctorWords.revoke,
      icon: <DeleteIcon />,
      destructive: true,
      consequence: adminDoctorWords.bulkRevokeText,
    },
  ],
};

export const DoctorIdList = () => (
  <ListPage
    sorts={[NEWEST_FIRST, OLDEST_FIRST, ...alphabetical(adminDoctorWords.id, 'code')]}
    search={adminDoctorWords.beginningOfId}
    filters={FILTERS}
    empty={adminDoctorWords.doctorIdsEmpty}
    action={<IssueDoctorIdButton />}
  >
    <Records<DoctorIdDto> bulk={BULK}>
      <DataTable.Col<DoctorIdDto> source="code" label={adminDoctorWords.doctorId} />
      <DataTable.Col<DoctorIdDto>
        label={adminDoctorWords.usedBy}
        render={({ usedBy }) => (
          <PersonLink resource="doctors" person={usedBy} none={adminDoctorWords.notUsedYet} />
        )}
      />
      <DataTable.Col<DoctorIdDto>
        label={adminDoctorWords.used}
        render={({ usedAt }) => <Moment at={usedAt} />}
      />
      <DataTable.Col<DoctorIdDto>
        source="id"
        label={adminDoctorWords.issued}
        render={({ createdAt }) => <Moment at={createdAt} />}
      />
      <DataTable.Col<DoctorIdDto>
        label={adminDoctorWords.actions}
        align="right"
        render={(doctorId) => !doctorId.usedBy && <RevokeButton doctorId={doctorId} />}
      />
    </Records>
  </ListPage>
);
