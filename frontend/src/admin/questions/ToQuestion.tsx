import { Navigate } from 'react-router';
import type { QuestionDto } from '../../../../openapi/contract/site/questions.js';
import { ShowPage } from '../common/records/ShowPage';
import { tAdminCommon } from '../../messages/admin/common';

/** The address of a question redirects to its place on the Chatbot screen. */
export const ToQuestion = () => (
  <ShowPage<QuestionDto> title={tAdminCommon('question')}>
    {({ id, status }) => (
      <Navigate
        to={`/admin/Chatbot?${new URLSearchParams({ question: id, state: status }).toString()}`}
        replace
      />
    )}
  </ShowPage>
);
