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
import { tAdminCommon } from '../../messages/admin/common';
import { tAdminDoctor } from '../../messages/admin/people/doctors';

const RevokeButton = ({ doctorId }: { doctorId: DoctorIdDto }) => (
  <StepButton
    needs="doctor-ids.edit"
    label={tAdminDoctor('revoke')}
    name={tAdminDoctor('revokeCode', { code: doctorId.code })}
    icon={<DeleteIcon />}
    color="error"
    size="small"
    question={tAdminDoctor('revokeTitle', { code: doctorId.code })}
    consequence={tAdminDoctor('revokeText')}
    run={(provider) => provider.delete('doctor-ids', { id: doctorId.id, previousData: doctorId })}
    onDone={() => notifySuccess(tAdminDoctor('doctorIdRevoked'), doctorId.code)}
    failure={(reason) => ({ text: tAdminDoctor('revokeFailed'), detail: reason })}
  />
);

const FILTERS = [
  <NullableBooleanInput
    key="used"
    source="used"
    label={tAdminDoctor('use')}
    nullLabel={tAdminCommon('any')}
    trueLabel={tAdminDoctor('used')}
    falseLabel={tAdminDoctor('notUsedYet')}
  />,
];

const BULK: Bulk<DoctorIdDto> = {
  needs: 'doctor-ids.edit',
  nouns: (count: number) => tAdminDoctor('doctorIds', { count }),
  nameOf: ({ code }) => code,
  actions: [
    {
      action: 'revoke',
      label: tAdminDoctor('revoke'),
      icon: <DeleteIcon />,
      destructive: true,
      consequence: tAdminDoctor('bulkRevokeText'),
    },
  ],
};

export const DoctorIdList = () => (
  <ListPage
    sorts={[NEWEST_FIRST, OLDEST_FIRST, ...alphabetical(tAdminDoctor('id'), 'code')]}
    search={tAdminDoctor('beginningOfId')}
    filters={FILTERS}
    empty={tAdminDoctor('doctorIdsEmpty')}
    action={<IssueDoctorIdButton />}
  >
    <Records<DoctorIdDto> bulk={BULK}>
      <DataTable.Col<DoctorIdDto> source="code" label={tAdminDoctor('doctorId')} />
      <DataTable.Col<DoctorIdDto>
        label={tAdminDoctor('usedBy')}
        render={({ usedBy }) => (
          <PersonLink resource="doctors" person={usedBy} none={tAdminDoctor('notUsedYet')} />
        )}
      />
      <DataTable.Col<DoctorIdDto>
        label={tAdminDoctor('used')}
        render={({ usedAt }) => <Moment at={usedAt} />}
      />
      <DataTable.Col<DoctorIdDto>
        source="id"
        label={tAdminDoctor('issued')}
        render={({ createdAt }) => <Moment at={createdAt} />}
      />
      <DataTable.Col<DoctorIdDto>
        label={tAdminDoctor('actions')}
        align="right"
        render={(doctorId) => !doctorId.usedBy && <RevokeButton doctorId={doctorId} />}
      />
    </Records>
  </ListPage>
);
