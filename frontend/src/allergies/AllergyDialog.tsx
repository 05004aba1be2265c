import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { createFilterOptions } from '@mui/material/useAutocomplete';
import { useId } from 'react';
import { Controller, type FieldPath, type UseFormReturn, useForm } from 'react-hook-form';
import { z } from 'zod';
import {
  ALLERGY_SEVERITIES,
  type AllergyChoice,
  type AllergyDto,
  CreateAllergy,
} from '../../../openapi/contract/care/safety/allergies.js';
import { ApiError, sentenceOf } from '../api/client';
import { DialogError } from '../common/feedback/DialogError';
import { notifySuccess } from '../common/feedback/notices';
import { contractResolver } from '../common/forms/contractResolver';
import { useIdempotencyKey } from '../common/forms/useIdempotencyKey';
import { ForWhom } from '../family/ForWhom';
import { tAllergy } from '../messages/care/allergies';
import { tPage } from '../messages/pages';
import { useAddAllergy, useAllergyChoices, useChangeAllergy } from './useAllergies';

const shrunk = { shrink: true };
/** Enough to choose from; typing narrows it. */
const MAX_SHOWN = 50;

interface Fields {
  substance: string;
  reaction: string;
  severity: string;
}
type Body = z.infer<typeof CreateAllergy>;
type Form = UseFormReturn<Fields, unknown, Body>;

const resolver = contractResolver<Body, Fields>(CreateAllergy, ({ severity, ...fields }) => ({
  ...fields,
  severity: severity || null,
}));

const filterChoices = createFilterOptions<AllergyChoice | string>({
  limit: MAX_SHOWN,
  stringify: (one) => (typeof one === 'string' ? one : [one.name, ...one.otherNames].join(' ')),
});

/** Suggests known names, and takes any other words. */
function SubstanceField({ form }: { form: Form }) {
  const choices = useAllergyChoices();
  const hint = choices.isError ? tAllergy('choicesFailed') : tAllergy('substanceHint');
  return (
    <Controller
      name="substance"
      control={form.control}
      render={({ field, fieldState }) => (
        <Autocomplete<AllergyChoice | string, false, false, true>
          freeSolo
          options={choices.data ?? []}
          filterOptions={filterChoices}
          getOptionLabel={(option) => (typeof option === 'string' ? option : option.name)}
          getOptionKey={(option) => (typeof option === 'string' ? option : option.code)}
          inputValue={field.value}
          onInputChange={(_, text) => field.onChange(text)}
          renderOption={({ key, ...props }, option) => (
            <li key={key} {...props}>
              {typeof option === 'string' ? option : <Choice choice={option} />}
            </li>
          )}
          renderInput={(params) => (
            <TextField
              {...params}
              autoFocus
              required
              label={tAllergy('substanceLabel')}
              error={Boolean(fieldState.error)}
              helperText={fieldState.error?.message ?? hint}
              onBlur={field.onBlur}
              inputRef={field.ref}
            />
          )}
        />
      )}
    />
  );
}

const Choice = ({ choice: { name, otherNames } }: { choice: AllergyChoice }) => (
  <span>
    {name}
    {otherNames.length > 0 && (
      <Typography component="span" variant="body2" color="text.secondary">
        {' '}
        {otherNames.slice(0, 4).join(', ')}
      </Typography>
    )}
  </span>
);

interface AllergyDialogProps {
  /** Left out for the patient's own. */
  patientId?: string;
  /** The allergy to change; left out to add one. */
  allergy?: AllergyDto;
  onClose: () => void;
}

function useAllergyForm({ patientId, allergy, onClose }: AllergyDialogProps) {
  const add = useAddAllergy();
  const change = useChangeAllergy();
  const keyOf = useIdempotencyKey();
  const form = useForm<Fields, unknown, Body>({
    resolver,
    defaultValues: {
      substance: allergy?.text ?? '',
      reaction: allergy?.reaction ?? '',
      severity: allergy?.severity ?? '',
    },
  });
  const answers = {
    onSuccess: ({ name }: AllergyDto) => {
      onClose();
      notifySuccess(allergy ? tAllergy('changed') : tAllergy('added', { name }));
    },
    onError: (cause: unknown) => {
      for (const [field, message] of Object.entries(cause instanceof ApiError ? cause.fieldErrors : {}))
        if (field in form.getValues()) form.setError(field as FieldPath<Fields>, { message });
    },
  };
  const submit = form.handleSubmit(({ substance, reaction, severity }) => {
    if (allergy)
      return change.mutate({ id: allergy.id, version: allergy.version, reaction, severity }, answers);
    const body = { patientId, substance, reaction, severity };
    return add.mutate({ body, idempotencyKey: keyOf(body) }, answers);
  });
  const { error, isPending } = allergy ? change : add;
  return { form, submit, error, isPending };
}

/** Records an allergy, or changes the reaction and the severity of one. */
export function AllergyDialog(props: AllergyDialogProps) {
  const { allergy, patientId, onClose } = props;
  const titleId = useId();
  const { form, submit, error, isPending } = useAllergyForm(props);
  const { register, formState } = form;
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <form
        noValidate
        onSubmit={(event) => {
          // React passes events of a dialog on to the form that opened it, which must not be sent with this one.
          event.stopPropagation();
          void submit(event);
        }}
      >
        <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
          {allergy ? tAllergy('changeTitle', { name: allergy.name }) : tAllergy('add')}
        </DialogTitle>
        <DialogContent>
          {!patientId && <ForWhom text={(name: string) => tAllergy('ofPerson', { name })} />}
          <Stack spacing={2.5} sx={{ pt: 1 }}>
            {!allergy && <SubstanceField form={form} />}
            <TextField
              select
              label={tAllergy('severityLabel')}
              error={Boolean(formState.errors.severity)}
              helperText={formState.errors.severity?.message}
              slotProps={{ select: { native: true }, inputLabel: shrunk }}
              {...register('severity')}
            >
              <option value="">{tAllergy('unknownSeverity')}</option>
              {ALLERGY_SEVERITIES.map((severity) => (
                <option key={severity} value={severity}>
                  {tAllergy(`severity.${severity}`)}
                </option>
              ))}
            </TextField>
            <TextField
              label={tAllergy('reactionLabel')}
              multiline
              minRows={2}
              error={Boolean(formState.errors.reaction)}
              helperText={formState.errors.reaction?.message ?? tAllergy('reactionHint')}
              slotProps={{ inputLabel: shrunk, htmlInput: { maxLength: 200 } }}
              {...register('reaction')}
            />
          </Stack>
          <DialogError text={error && sentenceOf(error)} />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={onClose}>{tPage('close')}</Button>
          <Button type="submit" variant="contained" loading={isPending}>
            {tPage('save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
