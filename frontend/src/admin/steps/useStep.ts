import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useDataProvider, useRefresh } from 'react-admin';
import { ApiError, sentenceOf } from '../../api/client';
import { notifyError, settleSubject } from '../../common/feedback/notices';
import type { ConsoleDataProvider } from '../data/dataProvider';

interface StepOptions<Input> {
  run: (provider: ConsoleDataProvider, input: Input) => Promise<unknown>;
  /** @param answer what the call answered */
  onDone: (answer: unknown) => void;
  /** The sentence of a failure; without it the server's reason stands alone. */
  failure?: (reason: string) => { text: string; detail?: string };
  /** The resource whose rows alone are read again, so that a half-filled form beside them stays as it is. */
  rereads?: string;
  /** Names its notices, where another component shows its errors. */
  subject?: string;
}

/**
 * One step of a record's life: what is on screen is read again whether it worked or not, since a refused step
 * usually means that another person was first.
 */
export function useStep<Input = void>(options: StepOptions<Input>) {
  const provider = useDataProvider<ConsoleDataProvider>();
  const refresh = useRefresh();
  const queries = useQueryClient();
  const { run, onDone, failure, rereads } = options;
  const ownSubject = useId();
  const subject = options.subject ?? ownSubject;
  const step = useMutation({
    mutationFn: (input: Input) => run(provider, input),
    onSuccess: (answer) => {
      settleSubject(subject);
      onDone(answer);
    },
    onError: (error) => {
      const reason = sentenceOf(error);
      const { text, detail } = failure?.(reason) ?? { text: reason, detail: undefined };
      notifyError(text, detail, subject);
    },
    onSettled: () => (rereads ? void queries.invalidateQueries({ queryKey: [rereads] }) : refresh()),
  });
  /** Of a form: gives the sentences of the fields that the server refused. */
  const submit = (input: Input) =>
    step.mutateAsync(input).then(
      () => undefined,
      (error: unknown) => (error instanceof ApiError ? error.fieldErrors : {}),
    );
  return { ...step, submit, subject };
}
