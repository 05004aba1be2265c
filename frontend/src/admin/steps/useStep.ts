import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useDataProvider, useRefresh } from 'react-admin';
import { ApiError, sentenceOf } from '../../api/client';
import { notifyError, settleSubject } from '../../common/feedback/notices';
import type { ConsoleDataProvider } from '../data/dataProvider';

interface StepOptions<Input> {
  run: (provider: ConsoleDataProvider, input: Input) => Promise<unknown>;
  /** @param answer the response of the call */
  onDone: (answer: unknown) => void;
  /** The message of a failure; by default the server's reason alone. Null if the component shows it itself. */
  failure?: (reason: string, error: unknown) => { text: string; detail?: string } | null;
  /** The resource to read again, so that a half-filled form on the page stays. */
  rereads?: string;
  /** The key of its notices, if another component shows its errors. */
  subject?: string;
}

/**
 * A step of a record. It reads the data again after success and failure, because a refusal usually means that
 * another person was first.
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
      const said = failure ? failure(reason, error) : { text: reason };
      if (said) notifyError(said.text, said.detail, subject);
    },
    onSettled: () => (rereads ? void queries.invalidateQueries({ queryKey: [rereads] }) : refresh()),
  });
  /** In a form: returns the messages of the fields that the server refused. */
  const submit = (input: Input) =>
    step.mutateAsync(input).then(
      () => undefined,
      (error: unknown) => (error instanceof ApiError ? error.fieldErrors : {}),
    );
  return { ...step, submit, subject };
}
