import { Box, Tab, Tabs, useMediaQuery } from '@mui/material';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { QuestionStatus } from '../../../../openapi/contract/site/questions.js';
import { Page } from '../shell/Page';
import { AnsweredCard, UnansweredCard } from './QuestionCard';
import { QuestionPanel } from './QuestionPanel';
import { type Drafts, useDrafts } from './useDrafts';
import { useQuestions } from './useQuestions';

/** Below this width one panel is shown at a time (specification section 9). */
const NARROW = '(max-width:599.95px)';

const Unanswered = ({ drafts }: { drafts: Drafts }) => (
  <QuestionPanel
    heading="Unanswered Questions"
    query={useQuestions('unanswered')}
    empty="No question waits for an answer. What the chat does not know appears here."
  >
    {(question) => <UnansweredCard key={question.id} question={question} drafts={drafts} />}
  </QuestionPanel>
);

const Answered = ({ drafts }: { drafts: Drafts }) => (
  <QuestionPanel
    heading="Answered Questions"
    query={useQuestions('answered')}
    empty="No answers yet. Answer a question, and the chat knows it from then on."
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
        aria-label="Which questions"
        sx={{ mb: 2 }}
      >
        <Tab value="unanswered" label="Unanswered" />
        <Tab value="answered" label="Answered" />
      </Tabs>
      {shown === 'unanswered' ? <Unanswered drafts={drafts} /> : <Answered drafts={drafts} />}
    </>
  );
}

/** The specification's question admin: what the chat could not answer, and what the staff answered. */
export function ChatQuestions() {
  const isNarrow = useMediaQuery(NARROW, { noSsr: true });
  const drafts = useDrafts();
  return (
    <Page title="Chatbot">
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
