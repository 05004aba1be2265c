import type { ReactNode } from 'react';
import { type RaRecord, Show } from 'react-admin';
import { RecordAnswer } from './RecordAnswer';

interface ShowPageProps<T extends RaRecord> {
  /** Heading until the record has come. */
  title: string;
  children: (record: T) => ReactNode;
}

/** react-admin's `Show` of one record, with what stands there until it has come or when it does not. */
export const ShowPage = <T extends RaRecord>({ title, children }: ShowPageProps<T>) => (
  <Show
    title={false}
    actions={false}
    component="div"
    // The page itself says why the record did not come, instead of going back to the list.
    queryOptions={{ onError: () => undefined }}
    render={(answer) => (
      <RecordAnswer<T> title={title} answer={answer}>
        {children}
      </RecordAnswer>
    )}
  />
);
