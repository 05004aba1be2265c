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

const STEPS = {
  disable: {
    label: 'Disable account',
    icon: <BlockIcon />,
    color: 'error',
    question: 'Disable this account?',
    consequence: 'The person is logged out at once and cannot log in again. Appointments stay as they are.',
    done: 'Account disabled',
  },
  enable: {
    label: 'Enable account',
    icon: <CheckIcon />,
    color: 'primary',
    question: 'Enable this account?',
    consequence: 'The person can log in again.',
    done: 'Account enabled',
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
      failure={(reason) => ({ text: 'The account was not changed.', detail: reason })}
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
      {stateText(type)}, open the {type}’s page
    </RecordLink>
  );
}

/** One account of any role: who it is, whether it can log in, and what happened to it. */
export const UserShow = () => (
  <ShowPage<Account> title="User">
    {(account) => (
      <Page
        title={account.fullName}
        note={<StatusChip status={accountState(account)} />}
        actions={!account.erasedAt && <Actions account={account} />}
      >
        <Stack sx={{ gap: 3 }}>
          <Details
            items={[
              { label: 'Role', value: <RoleLink account={account} /> },
              { label: 'Email', value: account.email ?? '–' },
              { label: 'Mobile', value: account.mobile ?? '–' },
              { label: 'Last login', value: <Moment at={account.lastLoginAt} none="Never" /> },
              { label: 'Registered', value: <Moment at={account.createdAt} /> },
              ...(account.erasedAt ? [{ label: 'Erased', value: <Moment at={account.erasedAt} /> }] : []),
            ]}
          />
          <RecordHistory recordId={account.id} />
        </Stack>
      </Page>
    )}
  </ShowPage>
);
