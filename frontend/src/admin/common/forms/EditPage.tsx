import { type ReactNode, useState } from 'react';
import { Edit, type EditControllerResult, type EditProps, type RaRecord } from 'react-admin';
import { sentenceOf } from '../../../api/client';
import { notifyError, settleSubject } from '../../../common/feedback/notices';
import { CONSOLE_FORM } from './consoleForm';
import { RecordAnswer } from '../records/RecordAnswer';
import { Conflict, isConflict } from './Conflict';

interface EditPageProps<T extends RaRecord> extends Pick<EditProps<T>, 'resource' | 'id' | 'transform'> {
  /** Heading while the record loads. */
  title: string;
  /** The message when saving failed; the reason follows. */
  failure: string;
  /** Shown when another person has saved first. */
  conflict: string;
  onSaved: (record: T) => void;
  /** false for a list row that lacks fields of the form. */
  isWhole?: (record: T) => boolean;
  children: (record: T) => ReactNode;
}

/** react-admin's `Edit` for a form that saves pessimistically, so that a version conflict loses no input. */
export function EditPage<T extends RaRecord>(props: EditPageProps<T>) {
  const { title, failure, conflict, onSaved, isWhole, children, ...edit } = props;
  const [isStale, setStale] = useState(false);
  const settle = () => setStale(false);
  const onSuccess = (record: T) => {
    settleSubject(CONSOLE_FORM);
    onSaved(record);
  };
  const onError = (error: unknown) => {
    setStale(isConflict(error));
    // The conflict dialog covers the form, which would hide the error.
    notifyError(failure, sentenceOf(error), isConflict(error) ? undefined : CONSOLE_FORM);
  };
  return (
    <Edit<T>
      {...edit}
      title={false}
      actions={false}
      component="div"
      mutationMode="pessimistic"
      redirect={false}
      queryOptions={{
        // The page itself shows why the record is missing, instead of going back to the list.
        onError: () => undefined,
        // A list's row may be incomplete and old.
        staleTime: 0,
      }}
      mutationOptions={{ onSuccess, onError }}
      render={(context: EditControllerResult<T>) => (
        <>
          <RecordAnswer<T> title={title} answer={context} isWhole={isWhole}>
            {children}
          </RecordAnswer>
          {isStale && (
            <Conflict
              text={conflict}
              busy={context.isFetching ?? false}
              onReload={() => void context.refetch().then(settle)}
              onClose={settle}
            />
          )}
        </>
      )}
    />
  );
}
