import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, useState } from 'react';
import { type FieldPath, useForm } from 'react-hook-form';
import type { CreateLeave } from '../../../../openapi/contract/care/availability.js';
import { FURTHEST_LEAVE_DAYS } from '../../../../openapi/contract/care/leave-limits.js';
import { ApiError } from '../../api/client';
import { FormDateField } from '../../common/dates/FormDateField';
import { addDays } from '../../common/format/format';
import { notifySuccess } from '../../common/feedback/notices';
import { TextField } from '../../common/forms/TextField';
import { useIdempotencyKey } from '../../common/forms/useIdempotencyKey';
import { BookedVisits } from '../BookedVisits';
import { LeavePart } from './LeavePart';
import { LEAVE_PARTS, type LeavePart as Part, leaveDays } from './leaveDays';
import type { useTakeLeave } from '../useAvailability';
import { tAvailability } from '../../messages/care/availability';
import { tPage } from '../../messages/pages';
import { leaveResolver } from '../contracts';

const grid = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr', lg: '1fr 1fr 2fr auto' },
};

interface LeaveFormProps {
  /** The hospital's calendar day, YYYY-MM-DD. */
  today: string;
  taking: ReturnType<typeof useTakeLeave>;
  /** Below the reason: who reads it. */
  readers: string;
  /** The address of the page of a booked visit. */
  visitPathOf: (id: string) => string;
}

/** Days on which the doctor sees no patients. */
export function LeaveForm({ today, taking, readers, visitPathOf }: LeaveFormProps) {
  const keyOf = useIdempotencyKey();
  const form = useForm<CreateLeave>({
    resolver: leaveResolver,
    defaultValues: { from: '', to: '', reason: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const [part, setPart] = useState<Part>('days');
  const days = { min: today, max: addDays(today, FURTHEST_LEAVE_DAYS) };

  /** A partial leave is on its first day only; half a day has fixed hours. */
  const completeTimes = () => {
    const { fromTime, toTime } = part === 'hours' ? form.getValues() : LEAVE_PARTS[part];
    form.setValue('fromTime', fromTime || undefined);
    form.setValue('toTime', toTime || undefined);
    if (part !== 'days') form.setValue('to', form.getValues('from'));
  };
  const take = (body: CreateLeave) =>
    taking.mutate(
      { ...body, idempotencyKey: keyOf(body) },
      {
        onSuccess: (leave) => {
          form.reset();
          notifySuccess(tAvailability('leaveAdded'), leaveDays(leave));
        },
        onError: (error) => {
          const reasons = error instanceof ApiError ? error.fieldErrors : {};
          for (const [field, message] of Object.entries(reasons))
            form.setError(field as FieldPath<CreateLeave>, { message });
        },
      },
    );
  const send = form.handleSubmit(take);
  /** The confirmed leave is the one that was refused because of its visits. */
  const takeAndOffer = () => taking.variables && take({ ...withoutKey(taking.variables), visits: 'offer' });

  const submit = (event: FormEvent) => {
    completeTimes();
    void send(event);
  };

  return (
    <form noValidate onSubmit={submit}>
      <LeavePart part={part} form={form} onChange={setPart} />
      <Box sx={grid}>
        <FormDateField
          control={form.control}
          name="from"
          label={part === 'days' ? tAvailability('firstDay') : tPage('day')}
          required
          {...days}
        />
        {part === 'days' && (
          <FormDateField
            control={form.control}
            name="to"
            label={tAvailability('lastDay')}
            required
            {...days}
          />
        )}
        <TextField
          label={tPage('reasonLabel')}
          required
          problem={errors.reason?.message}
          hint={readers}
          maxLength={200}
          {...form.register('reason')}
        />
        <Button
          type="submit"
          variant="contained"
          loading={isSubmitting || taking.isPending}
          sx={{ minHeight: 56, justifySelf: { sm: 'start' } }}
        >
          {tAvailability('addLeave')}
        </Button>
      </Box>
      {taking.error && (
        <Box sx={{ mt: 2 }}>
          <BookedVisits error={taking.error} pathOf={visitPathOf} onOffer={takeAndOffer} />
        </Box>
      )}
    </form>
  );
}

const withoutKey = ({
  idempotencyKey: _key,
  ...body
}: CreateLeave & { idempotencyKey: string }): CreateLeave => body;
