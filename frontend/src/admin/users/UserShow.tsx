import BlockIcon from '@mui/icons-material/Block';
import CheckIcon from '@mui/icons-material/CheckCircleOutline';
import { Stack } from '@mui/material';
import type { Account } from '../../../../openapi/contract/people/accounts.js';
import { notifySuccess } from '../../common/feedback/notices';
import { Moment } from '../fields/Moment';
import { Page } from '../shell/Page';
import { RecordHistory } from '../audit-events/RecordHistory';
import { RecordLink } from '../fields/RecordLink';
import { Details } from '../common/records/Details';
import { ShowPage } from '../common/records/ShowPage';
import { StatusChip } from '../fields/StatusChip';
import { StepButton } from '../steps/StepButton';
import { StaffSteps } from './StaffSteps';
import { EraseButton } from './EraseButton';
import { PERSON_PAGES, accountState } from './pages';
import { tAdminCommon } from '../../messages/admin/common';
import { tAdminUser } from '../../messages/admin/people/users';

const STEPS = {
  disable: {
    label: tAdminUser('disableAccount'),
    icon: <BlockIcon />,
    color: 'error',
    question: tAdminUser('disableTitle'),
    consequence: tAdminUser('disableAccountText'),
    done: tAdminUser('accountDisabled'),
  },
  enable: {
    label: tAdminUser('enableAccount'),
    icon: <CheckIcon />,
    color: 'primary',
    question: tAdminUser('enableTitle'),
    consequence: tAdminUser('enableAccountText'),
    done: tAdminUser('accountEnabled'),
  },
} as const;

function AccessButton({ account }: { account: Account }) {
  const { id, version, disabled, fullName } = account;
  const { done, ...step } = STEPS[disabled ? 'enable' : 'disable'];
  return (
    <StepButton
      needs="users.edit"
      {...step}
      variant="outlined"
      run={(provider) =>
        provider.update('users', { id, data: { disabled: !disabled, version }, previousData: account })
      }
      onDone={() => notifySuccess(done, fullName)}
      failure={(reason) => ({ text: tAdminUser('changeAccountFailed'), detail: reason })}
    />
  );
}

const Actions = ({ account }: { account: Account }) => (
  <>
    {!account.deceased && <AccessButton account={account} />}
    {account.type === 'admin' && <StaffSteps account={account} />}
    {account.type === 'patient' && <EraseButton account={account} />}
  </>
);

function RoleLink({ account: { id, type } }: { account: Account }) {
  const resource = PERSON_PAGES[type];
  if (!resource) return <>{tAdminUser(`roles.${type}`)}</>;
  return (
    <RecordLink resource={resource} id={id}>
      {type === 'doctor' ? tAdminUser('doctorLink') : tAdminUser('patientLink')}
    </RecordLink>
  );
}

/** One account of any role: its identity, state and history. */
export const UserShow = () => (
  <ShowPage<Account> title={tAdminUser('user')}>
    {(account) => (
      <Page
        title={account.fullName}
        note={<StatusChip status={accountState(account)} />}
        actions={!account.erasedAt && <Actions account={account} />}
      >
        <Stack sx={{ gap: 3 }}>
          <Details
            items={[
              { label: tAdminUser('role'), value: <RoleLink account={account} /> },
              ...(account.staffRole
                ? [{ label: tAdminUser('staff.role'), value: tAdminUser(`staff.roles.${account.staffRole}`) }]
                : []),
              { label: tAdminCommon('email'), value: account.email ?? '–' },
              { label: tAdminCommon('mobile'), value: account.mobile ?? '–' },
              {
                label: tAdminUser('lastLogin'),
                value: (
                  <Moment
                    at={account.lastLoginAt}
                    none={account.invited ? tAdminUser('staff.pending') : tAdminUser('never')}
                  />
                ),
              },
              { label: tAdminUser('registered'), value: <Moment at={account.createdAt} /> },
              ...(account.erasedAt
                ? [{ label: tAdminUser('erased'), value: <Moment at={account.erasedAt} /> }]
                : []),
            ]}
          />
          <RecordHistory recordId={account.id} />
        </Stack>
      </Page>
    )}
  </ShowPage>
);
