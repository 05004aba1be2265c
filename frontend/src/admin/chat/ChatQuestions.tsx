import { Box, Tab, Tabs, useMediaQuery } from '@mui/material';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { QuestionStatus } from '../../../../openapi/contract/site/questions.js';
import { Page } from '../shell/Page';
import { AnsweredCard, UnansweredCard } from './QuestionCard';
import { QuestionPanel } from './QuestionPanel';
import { type Drafts, useDrafts } from './useDrafts';
import { useQuestions } from './useQuestions';
import { tAdminCommon } from '../../messages/admin/common';
import { tAdminQuestion } from '../../messages/admin/questions';

/** Below this width one panel is shown at a time (specification section 9). */
const NARROW = '(max-width:599.95px)';

const Unanswered = ({ drafts }: { drafts: Drafts }) => (
  <QuestionPanel
    heading={tAdminQuestion('unansweredQuestions')}
    query={useQuestions('unanswered')}
    empty={tAdminQuestion('unansweredEmpty')}
  >
    {(question) => <UnansweredCard key={question.id} question={question} drafts={drafts} />}
  </QuestionPanel>
);

const Answered = ({ drafts }: { drafts: Drafts }) => (
  <QuestionPanel
    heading={tAdminQuestion('answeredQuestions')}
    query={useQuestions('answered')}
    empty={tAdminQuestion('answeredEmpty')}
  >
    {(question) => <AnsweredCard key={question.id} question={question} drafts={drafts} />}
  </QuestionPanel>
);

function OnePanel({ drafts }: { drafts: Drafts }) {
  const [search] = useSearchParams();
  const [shown, setShown] = useState<QuestionStatus>(
    search.get('state') === 'answered' ? 'answered' : 'unanswered',
  );
  return (
    <>
      <Tabs
        value={shown}
        onChange={(_, tab: QuestionStatus) => setShown(tab)}
        variant="fullWidth"
        aria-label={tAdminQuestion('whichQuestions')}
        sx={{ mb: 2 }}
      >
        <Tab value="unanswered" label={tAdminQuestion('unanswered')} />
        <Tab value="answered" label={tAdminQuestion('answered')} />
      </Tabs>
      {shown === 'unanswered' ? <Unanswered drafts={drafts} /> : <Answered drafts={drafts} />}
    </>
  );
}

/** The specification's question admin: unanswered questions of the chat, and the staff's answers. */
export function ChatQuestions() {
  const isNarrow = useMediaQuery(NARROW, { noSsr: true });
  const drafts = useDrafts();
  return (
    <Page title={tAdminCommon('chatbot')}>
      {isNarrow ? (
        <OnePanel drafts={drafts} />
      ) : (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 2 }}>
          <Unanswered drafts={drafts} />
          <Answered drafts={drafts} />
        </Box>
      )}
    </Page>
  );
}
