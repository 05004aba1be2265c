import { Navigate, useParams } from 'react-router';
import type { Question } from '../../../../openapi/contract/site/questions.js';
import { EditBase, useEditContext } from 'react-admin';
import { ErrorRetry } from '../../common/feedback/ErrorRetry';
import { Page } from '../common/Page';
import { LoadingPage } from '../common/records/ShowPage';

const TITLE = 'Question';

function Way() {
  const { record, error, refetch } = useEditContext<Question>();
  if (record)
    return (
      <Navigate
        to={`/admin/Chatbot?${new URLSearchParams({ question: record.id, state: record.status }).toString()}`}
        replace
      />
    );
  if (!error) return <LoadingPage title={TITLE} />;
  return (
    <Page title={TITLE}>
      <ErrorRetry error={error} onRetry={() => void refetch()} />
    </Page>
  );
}

/** The address of one question leads to its place on the Chatbot screen, where it is answered. */
export const ToQuestion = () => (
  <EditBase<Question> id={useParams().id} queryOptions={{ onError: () => undefined }}>
    <Way />
  </EditBase>
);
