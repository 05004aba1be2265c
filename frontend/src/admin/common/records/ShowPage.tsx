import type { ReactNode } from 'react';
import { type RaRecord, Show } from 'react-admin';
import { RecordAnswer } from './RecordAnswer';

interface ShowPageProps<T extends RaRecord> {
  /** Heading while the record loads. */
  title: string;
  children: (record: T) => ReactNode;
}

/** react-admin's `Show` of one record, with its loading and error states. */
export const ShowPage = <T extends RaRecord>({ title, children }: ShowPageProps<T>) => (
  <Show
    title={false}
    actions={false}
    component="div"
    // The page itself shows why the record is missing, instead of going back to the list.
    queryOptions={{ onError: () => undefined }}
    render={(answer) => (
      <RecordAnswer<T> title={title} answer={answer}>
        {children}
      </RecordAnswer>
    )}
  />
);
