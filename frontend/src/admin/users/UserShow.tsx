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
import { stateText } from '../fields/format';
import { EraseButton } from './EraseButton';
import { PERSON_PAGES, accountState } from './pages';
import { adminCommonWords } from '../../words/admin/common';
import { adminUserWords } from '../../words/admin/users';

const STEPS = {
  disable: {
    label: adminUserWords.disableAccount,
    icon: <BlockIcon />,
    color: 'error',
    question: adminUserWords.disableTitle,
    consequence: adminUserWords.disableAccountText,
    done: adminUserWords.accountDisabled,
  },
  enable: {
    label: adminUserWords.enableAccount,
    icon: <CheckIcon />,
    color: 'primary',
    question: adminUserWords.enableTitle,
    consequence: adminUserWords.enableAccountText,
    done: adminUserWords.accountEnabled,
  },
} as const;

function AccessButton({ account }: { account: Account }) {
  const { id, version, disabled, fullName } = account;
  const { done, ...step } = STEPS[disabled ? 'enable' : 'disable'];
  return (
    <StepButton
      {...step}
      variant="outlined"
      run={(provider) =>
        provider.update('users', { id, data: { disabled: !disabled, version }, previousData: account })
      }
      onDone={() => notifySuccess(done, fullName)}
      failure={(reason) => ({ text: adminUserWords.changeAccountFailed, detail: reason })}
    />
  );
}

const Actions = ({ account }: { account: Account }) => (
  <>
    <AccessButton account={account} />
    {account.type === 'patient' && <EraseButton account={account} />}
  </>
);

function RoleLink({ account: { id, type } }: { account: Account }) {
  const resource = PERSON_PAGES[type];
  if (!resource) return <>{stateText(type)}</>;
  return (
    <RecordLink resource={resource} id={id}>
      {type === 'doctor' ? adminUserWords.doctorLink : adminUserWords.patientLink}
    </RecordLink>
  );
}

/** One account of any role: who it is, whether it can log in, and what happened to it. */
export const UserShow = () => (
  <ShowPage<Account> title={adminUserWords.user}>
    {(account) => (
      <Page
        title={account.fullName}
        note={<StatusChip status={accountState(account)} />}
        actions={!account.erasedAt && <Actions account={account} />}
      >
        <Stack sx={{ gap: 3 }}>
          <Details
            items={[
              { label: adminUserWords.role, value: <RoleLink account={account} /> },
              { label: adminCommonWords.email, value: account.email ?? '–' },
              { label: adminCommonWords.mobile, value: account.mobile ?? '–' },
              {
                label: adminUserWords.lastLogin,
                value: <Moment at={account.lastLoginAt} none={adminUserWords.never} />,
              },
              { label: adminUserWords.registered, value: <Moment at={account.createdAt} /> },
              ...(account.erasedAt
                ? [{ label: adminUserWords.erased, value: <Moment at={account.erasedAt} /> }]
                : []),
            ]}
          />
          <RecordHistory recordId={account.id} />
        </Stack>
      </Page>
    )}
  </ShowPage>
);
