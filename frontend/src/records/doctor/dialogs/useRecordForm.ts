import { type DefaultValues, type FieldPath, type FieldValues, useForm } from 'react-hook-form';
import { CreateRecord } from '../../../../../openapi/contract/care/records.js';
import { ApiError, sentenceOf } from '../../../api/client';
import { notifySuccess } from '../../../common/feedback/notices';
import { contractResolver } from '../../../common/forms/contractResolver';
import { useIdempotencyKey } from '../../../common/forms/useIdempotencyKey';
import { useAddRecord } from '../useRecords';

interface RecordFormOptions<Fields extends FieldValues> {
  defaults: DefaultValues<Fields>;
  /** The body for the input; the contract validates it. */
  toBody: (fields: Fields) => unknown;
  /** The success notice, e.g. "Note added." */
  done: string;
  onClose: () => void;
  /** Whether the user is asked first; `proceed` sends the record after that. */
  isAsking?: (body: CreateRecord, proceed: () => void) => Promise<boolean>;
}

/** State of a record form: its fields, validated by the contract, and the result of sending. */
export function useRecordForm<Fields extends FieldValues>(options: RecordFormOptions<Fields>) {
  const { defaults, toBody, done, onClose, isAsking } = options;
  const adding = useAddRecord();
  const keyOf = useIdempotencyKey();
  const form = useForm({
    resolver: contractResolver(CreateRecord, toBody),
    defaultValues: defaults,
    shouldFocusError: false, // the dialog does, in the order on the screen
  });

  const send = (body: CreateRecord) =>
    adding.mutate(
      { body, idempotencyKey: keyOf(body) },
      {
        onSuccess: () => {
          onClose();
          notifySuccess(done);
        },
        onError: (error) => {
          const reasons = error instanceof ApiError ? error.fieldErrors : {};
          for (const [field, message] of Object.entries(reasons))
            form.setError(field as FieldPath<Fields>, { message });
        },
      },
    );

  const submit = form.handleSubmit(async (body) => {
    if (!(await isAsking?.(body, () => send(body)))) send(body);
  });
  return {
    form,
    submit,
    error: adding.error ? sentenceOf(adding.error) : null,
    isBusy: adding.isPending,
  };
}
