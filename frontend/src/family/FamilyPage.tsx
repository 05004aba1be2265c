import AddIcon from '@mui/icons-material/PersonAddAltOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import type { Dependant } from '../../../openapi/contract/people/dependants.js';
import { MAX_DEPENDANTS } from '../../../openapi/contract/people/dependant-rules.js';
import { lazyPart } from '../common/browser/lazyPart';
import { EmptyState } from '../common/feedback/EmptyState';
import { ErrorRetry } from '../common/feedback/ErrorRetry';
import { RecordList, RecordsSkeleton } from '../common/lists/RecordCard';
import { usePageTitle } from '../hospital/usePageTitle';
import { family } from '../shell/navigation';
import { tFamily } from '../messages/people/family';
import { DependantCard, type FamilyStep } from './DependantCard';
import { useChoosePerson } from './useChoosePerson';
import { useDependants } from './useDependants';

const DependantDialog = lazyPart(async () => (await import('./DependantDialog')).DependantDialog);
const InviteDialog = lazyPart(async () => (await import('./dialogs/InviteDialog')).InviteDialog);
const RemoveDialog = lazyPart(async () => (await import('./dialogs/RemoveDialog')).RemoveDialog);
const WithdrawDialog = lazyPart(async () => (await import('./dialogs/WithdrawDialog')).WithdrawDialog);

const DIALOGS = {
  change: DependantDialog,
  invite: InviteDialog,
  withdraw: WithdrawDialog,
  remove: RemoveDialog,
};

/** The patient's dependants, and how they can take over their records. */
export function FamilyPage() {
  usePageTitle(family.label);
  const dependants = useDependants();
  const { choose, question } = useChoosePerson();
  const [isAdding, setIsAdding] = useState(false);
  const [opened, setOpened] = useState<{ step: FamilyStep; dependant: Dependant } | null>(null);
  const Opened = opened && DIALOGS[opened.step];
  const isFull = (dependants.data?.length ?? 0) >= MAX_DEPENDANTS;
  return (
    <>
      <Typography variant="h1">{family.label}</Typography>
      <Typography color="text.secondary" sx={{ mb: 2, maxWidth: 640 }}>
        {tFamily('intro', { most: MAX_DEPENDANTS })}
      </Typography>
      <Button
        variant="contained"
        startIcon={<AddIcon />}
        disabled={isFull || !dependants.data}
        aria-describedby={isFull ? 'family-is-full' : undefined}
        sx={{ mb: isFull ? 1 : 3 }}
        onClick={() => setIsAdding(true)}
      >
        {tFamily('addPerson')}
      </Button>
      {isFull && (
        <Typography id="family-is-full" sx={{ mb: 3 }}>
          {tFamily('limitReached', { most: MAX_DEPENDANTS })}
        </Typography>
      )}
      {dependants.isPending && <RecordsSkeleton />}
      {dependants.isError && (
        <ErrorRetry error={dependants.error} onRetry={() => void dependants.refetch()} />
      )}
      {dependants.data?.length === 0 && <EmptyState text={tFamily('empty')} />}
      {dependants.data && (
        <RecordList label={family.label}>
          {dependants.data.map((dependant) => (
            <DependantCard
              key={dependant.id}
              dependant={dependant}
              onChoose={() => choose({ id: dependant.id, fullName: dependant.fullName })}
              onOpen={(step) => setOpened({ step, dependant })}
            />
          ))}
        </RecordList>
      )}
      <Suspense>
        {isAdding && <DependantDialog onClose={() => setIsAdding(false)} />}
        {opened && Opened && <Opened dependant={opened.dependant} onClose={() => setOpened(null)} />}
      </Suspense>
      {question}
    </>
  );
}
