import type { ReactNode } from 'react';
import { Create, type CreateProps, type RaRecord } from 'react-admin';
import { sentenceOf } from '../../../api/client';
import { notifyError, settleSubject } from '../../../common/feedback/notices';
import { CONSOLE_FORM } from './consoleForm';
import { Page } from '../../shell/Page';

interface CreatePageProps<T extends RaRecord> extends Pick<CreateProps<T>, 'resource' | 'transform'> {
  title: string;
  /** The message when saving failed; the reason follows. */
  failure: string;
  onSaved: (record: T) => void;
  onRefused?: () => void;
  /** The form. */
  children: ReactNode;
}

/** react-admin's `Create` with the console's heading and notices. */
export function CreatePage<T extends RaRecord>(props: CreatePageProps<T>) {
  const { title, failure, onSaved, onRefused, children, ...create } = props;
  const onSuccess = (record: T) => {
    settleSubject(CONSOLE_FORM);
    onSaved(record);
  };
  const onError = (error: unknown) => {
    notifyError(failure, sentenceOf(error), CONSOLE_FORM);
    onRefused?.();
  };
  return (
    <Page title={title}>
      <Create
        {...create}
        title={false}
        component="div"
        redirect={false}
        mutationOptions={{ onSuccess: onSuccess, onError }}
      >
        {children}
      </Create>
    </Page>
  );
}
