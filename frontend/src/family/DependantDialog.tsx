import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { type FieldPath, useForm } from 'react-hook-form';
import type { Dependant } from '../../../openapi/contract/people/dependants.js';
import type { FamilyCandidate } from '../../../openapi/contract/people/identity/candidates.js';
import { ApiError, sentenceOf } from '../api/client';
import { Alert } from '../common/feedback/Alert';
import { DialogError } from '../common/feedback/DialogError';
import { notifySuccess } from '../common/feedback/notices';
import { formatDate } from '../common/format/format';
import { tPage } from '../messages/pages';
import { tFamily } from '../messages/people/family';
import { DependantFields } from './DependantFields';
import { type DependantFields as Fields, dependantResolver, toFields } from './dependantForm';
import { useAddDependant, useChangeDependant, useFamilyCandidates } from './useDependants';

interface DependantDialogProps {
  /** The dependant to change; omitted to add one. */
  dependant?: Dependant;
  onClose: () => void;
  /** Called with the added person. */
  onAdded?: (added: Dependant) => void;
}

/** The people found for the typed name and date of birth. */
interface Known {
  people: FamilyCandidate[];
  of: string;
}

function KnownPeople({ people }: { people: FamilyCandidate[] }) {
  if (people.length === 0) return null;
  return (
    <Alert severity="info">
      {tFamily('mayBeKnown', { count: people.length })}
      <ul>
        {people.map(({ id, fullName, dob }) => (
          <li key={id}>{[fullName, dob && formatDate(dob)].filter(Boolean).join(', ')}</li>
        ))}
      </ul>
    </Alert>
  );
}

/** State of the form and the server's errors. */
function useDependantForm({ dependant, onClose, onAdded }: DependantDialogProps) {
  const add = useAddDependant();
  const change = useChangeDependant();
  const candidates = useFamilyCandidates();
  const [known, setKnown] = useState<Known | null>(null);
  const step = dependant ? change : add;
  const form = useForm({ resolver: dependantResolver, defaultValues: toFields(dependant) });
  const answers = {
    onSuccess: (saved: Dependant) => {
      onClose();
      if (!dependant) onAdded?.(saved);
      notifySuccess(dependant ? tFamily('personChanged') : tFamily('personAdded', { name: saved.fullName }));
    },
    onError: (cause: unknown) => {
      for (const [field, message] of Object.entries(cause instanceof ApiError ? cause.fieldErrors : {})) {
        if (field in form.getValues()) form.setError(field as FieldPath<Fields>, { message });
      }
    },
  };
  const submit = form.handleSubmit((body) => {
    if (dependant) {
      change.mutate({ id: dependant.id, version: dependant.version, ...body }, answers);
      return;
    }
    const { fullName, dob } = body;
    const of = JSON.stringify({ fullName, dob });
    // Another name or date may be that of another person, so it is compared again.
    if (known?.of === of) {
      add.mutate(body, answers);
      return;
    }
    candidates.mutate(
      { fullName, dob },
      {
        onSuccess: (people) => {
          setKnown({ people, of });
          if (people.length === 0) add.mutate(body, answers);
        },
        onError: answers.onError,
      },
    );
  });
  return {
    form,
    submit,
    known: known?.people ?? [],
    error: step.error ?? candidates.error,
    isPending: step.isPending || candidates.isPending,
  };
}

/** Adds a dependant, or changes one. */
export function DependantDialog({ dependant, onClose, onAdded }: DependantDialogProps) {
  const titleId = useId();
  const isPhone = useMediaQuery('(max-width:599.95px)', { noSsr: true });
  const { form, submit, known, error, isPending } = useDependantForm({ dependant, onClose, onAdded });
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullScreen={isPhone} fullWidth maxWidth="xs">
      <form
        noValidate
        onSubmit={(event) => {
          // React bubbles a dialog's submit event to the surrounding form, which must not be submitted.
          event.stopPropagation();
          void submit(event);
        }}
        style={{ display: 'flex', flexDirection: 'column', minHeight: 0, flexGrow: 1 }}
      >
        <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
          {dependant ? tFamily('changeTitle', { name: dependant.fullName }) : tFamily('addTitle')}
        </DialogTitle>
        <DialogContent>
          <DependantFields form={form} />
          <KnownPeople people={known} />
          <DialogError text={error && sentenceOf(error)} />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={onClose}>{tPage('close')}</Button>
          <Button type="submit" variant="contained" loading={isPending}>
            {known.length > 0 ? tFamily('addAnyway') : tPage('save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
