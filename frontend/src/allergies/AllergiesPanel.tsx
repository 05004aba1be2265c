import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import type { AllergyDto } from '../../../openapi/contract/care/safety/allergies.js';
import { sentenceOf } from '../api/client';
import { lazyPart } from '../common/browser/lazyPart';
import { DialogError } from '../common/feedback/DialogError';
import { ErrorRetry } from '../common/feedback/ErrorRetry';
import { Loading } from '../common/feedback/Loading';
import { notifySuccess } from '../common/feedback/notices';
import { tAllergy } from '../messages/care/allergies';
import { AllergyText } from './AllergyText';
import { useAllergies, useStateNoAllergies } from './useAllergies';

// Loaded with the first press.
const AllergyDialog = lazyPart(async () => (await import('./AllergyDialog')).AllergyDialog);
const MarkWrongDialog = lazyPart(async () => (await import('./MarkWrongDialog')).MarkWrongDialog);

type Opened = { as: 'add' } | { as: 'change' | 'markWrong'; allergy: AllergyDto };

interface AllergyRowProps {
  allergy: AllergyDto;
  onOpen: (opened: Opened) => void;
}

function AllergyRow({ allergy, onOpen }: AllergyRowProps) {
  const { name, kind, canChange } = allergy;
  return (
    <Box component="li">
      <AllergyText allergy={allergy} />
      {canChange && (
        <Box sx={{ ml: -1 }}>
          <Button
            size="small"
            aria-label={tAllergy('changeNamed', { name })}
            onClick={() => onOpen({ as: 'change', allergy })}
          >
            {tAllergy('change')}
          </Button>
          <Button
            size="small"
            color="inherit"
            aria-label={tAllergy('markWrongNamed', { name })}
            onClick={() => onOpen({ as: 'markWrong', allergy })}
          >
            {tAllergy('markWrong')}
          </Button>
        </Box>
      )}
      {!canChange && kind !== 'noneKnown' && (
        <Typography variant="body2" color="text.secondary">
          {tAllergy('doctorOnly')}
        </Typography>
      )}
    </Box>
  );
}

interface AllergiesPanelProps {
  /** Left out for the patient's own. */
  patientId?: string;
}

function Entries({ patientId, onOpen }: AllergiesPanelProps & { onOpen: (opened: Opened) => void }) {
  const allergies = useAllergies(patientId);
  if (allergies.isPending)
    return (
      <Loading>
        <Skeleton width="60%" />
        <Skeleton width="40%" />
      </Loading>
    );
  if (allergies.isError)
    return <ErrorRetry error={allergies.error} onRetry={() => void allergies.refetch()} />;
  if (allergies.data.length === 0)
    return (
      <Typography color="text.secondary">
        {tAllergy('noneRecorded')} {tAllergy('noneRecordedHint')}
      </Typography>
    );
  return (
    <Stack component="ul" spacing={1.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {allergies.data.map((allergy) => (
        <AllergyRow key={allergy.id} allergy={allergy} onOpen={onOpen} />
      ))}
    </Stack>
  );
}

/** The allergies of a patient, and what can be done about them. */
export function AllergiesPanel({ patientId }: AllergiesPanelProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const allergies = useAllergies(patientId);
  const stating = useStateNoAllergies();
  const close = () => setOpened(null);
  return (
    <>
      <Entries patientId={patientId} onOpen={setOpened} />
      {/* The buttons come with the entries, so that they do not move. */}
      {!allergies.isPending && (
        <Stack direction="row" useFlexGap spacing={1} sx={{ mt: 1.5, flexWrap: 'wrap' }}>
          <Button
            variant="outlined"
            size="small"
            startIcon={<AddIcon />}
            onClick={() => setOpened({ as: 'add' })}
          >
            {tAllergy('add')}
          </Button>
          {allergies.data?.length === 0 && (
            <Button
              size="small"
              loading={stating.isPending}
              onClick={() =>
                stating.mutate(patientId, { onSuccess: () => notifySuccess(tAllergy('stated')) })
              }
            >
              {tAllergy('stateNone')}
            </Button>
          )}
        </Stack>
      )}
      <DialogError text={stating.error && sentenceOf(stating.error)} />
      <Suspense>
        {opened?.as === 'add' && <AllergyDialog patientId={patientId} onClose={close} />}
        {opened?.as === 'change' && (
          <AllergyDialog patientId={patientId} allergy={opened.allergy} onClose={close} />
        )}
        {opened?.as === 'markWrong' && <MarkWrongDialog allergy={opened.allergy} onClose={close} />}
      </Suspense>
    </>
  );
}
