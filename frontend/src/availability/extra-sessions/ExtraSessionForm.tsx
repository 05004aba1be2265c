import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { type FieldPath, useForm } from 'react-hook-form';
import type { CreateExtraSession } from '../../../../openapi/contract/care/extra-sessions.js';
import { BOOKING_DAYS_AHEAD } from '../../../../openapi/contract/care/booking-days.js';
import { ApiError, sentenceOf } from '../../api/client';
import { notifySuccess } from '../../common/feedback/notices';
import { FormDateField } from '../../common/dates/FormDateField';
import { addDays } from '../../common/format/format';
import { SelectField } from '../../common/forms/SelectField';
import { TextField } from '../../common/forms/TextField';
import { useIdempotencyKey } from '../../common/forms/useIdempotencyKey';
import { tExtraSession } from '../../messages/care/extraSessions';
import { SingleTimes } from './SingleTimes';
import { sessionText } from './sessionText';
import { useAddExtraSession } from './useExtraSessions';
import { extraSessionResolver } from '../contracts';

type Kind = 'hours' | 'times';

const grid = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr', lg: '2fr 1fr 1fr' },
};
const ENDS = ['from', 'to'] as const;
const NOTHING = { name: '', date: '', from: undefined, to: undefined, times: undefined };

/** Adds extra times of one day for the doctor. `today` is the hospital's calendar day, YYYY-MM-DD. */
export function ExtraSessionForm({ today }: { today: string }) {
  const adding = useAddExtraSession();
  const keyOf = useIdempotencyKey();
  const [kind, setKind] = useState<Kind>('hours');
  const form = useForm<CreateExtraSession>({
    resolver: extraSessionResolver,
    defaultValues: NOTHING,
  });
  const { errors, isSubmitting } = form.formState;
  const times = form.watch('times') ?? [];

  /** Input for the other kind is not sent. */
  const choose = (chosen: Kind) => {
    setKind(chosen);
    form.setValue('times', chosen === 'times' ? [] : undefined);
    form.setValue('from', undefined);
    form.setValue('to', undefined);
    form.clearErrors();
  };
  const send = form.handleSubmit((body) =>
    adding.mutate(
      { ...body, idempotencyKey: keyOf(body) },
      {
        onSuccess: (session) => {
          form.reset(NOTHING);
          setKind('hours');
          notifySuccess(tExtraSession('added'), sessionText(session));
        },
        onError: (error) => {
          const reasons = error instanceof ApiError ? error.fieldErrors : {};
          for (const [field, message] of Object.entries(reasons))
            form.setError(field as FieldPath<CreateExtraSession>, { message });
        },
      },
    ),
  );
  const hasFields = adding.error instanceof ApiError && Object.keys(adding.error.fieldErrors).length > 0;

  return (
    <form noValidate onSubmit={(event) => void send(event)}>
      <Box sx={grid}>
        <TextField
          label={tExtraSession('name')}
          required
          problem={errors.name?.message}
          hint={tExtraSession('forExample')}
          maxLength={100}
          {...form.register('name')}
        />
        <FormDateField
          control={form.control}
          name="date"
          label={tExtraSession('day')}
          required
          min={today}
          max={addDays(today, BOOKING_DAYS_AHEAD)}
        />
        <SelectField
          label={tExtraSession('timesKind')}
          value={kind}
          onChange={({ target }) => choose(target.value as Kind)}
        >
          <option value="hours">{tExtraSession('fromTo')}</option>
          <option value="times">{tExtraSession('singleTimes')}</option>
        </SelectField>
        {kind === 'times' && (
          <SingleTimes
            times={times}
            error={errors.times?.message}
            onChange={(chosen) => form.setValue('times', chosen)}
          />
        )}
        {kind === 'hours' &&
          ENDS.map((field) => (
            <TextField
              key={field}
              label={field === 'from' ? tExtraSession('begins') : tExtraSession('ends')}
              type="time"
              required
              problem={errors[field]?.message}
              {...form.register(field, { setValueAs: (value?: string) => value || undefined })}
            />
          ))}
        <Button
          type="submit"
          variant="contained"
          loading={isSubmitting || adding.isPending}
          sx={{ minHeight: 56, justifySelf: { sm: 'start' } }}
        >
          {tExtraSession('addSession')}
        </Button>
      </Box>
      {adding.error && !hasFields && (
        <Alert severity="error" role="alert" sx={{ mt: 2 }}>
          {sentenceOf(adding.error)}
        </Alert>
      )}
    </form>
  );
}
