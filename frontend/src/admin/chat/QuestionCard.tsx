import DeleteIcon from '@mui/icons-material/DeleteOutline';
import { Box, Button, Card, Stack, Typography } from '@mui/material';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { QuestionDto } from '../../../../openapi/contract/site/questions.js';
import { notifySuccess } from '../../common/feedback/notices';
import { StatusChip } from '../../common/lists/StatusChip';
import { tSpecified } from '../../messages/specified';
import { Moment } from '../fields/Moment';
import { PersonLink } from '../fields/RecordLink';
import { StepButton } from '../steps/StepButton';
import { useStep } from '../steps/useStep';
import { AnswerForm } from './AnswerForm';
import type { Drafts } from './useDrafts';
import { deleteQuestion, publishQuestion } from './useQuestions';
import { tAdminCommon } from '../../messages/admin/common';
import { tAdminQuestion } from '../../messages/admin/questions';

interface QuestionCardProps {
  question: QuestionDto;
  drafts: Drafts;
}

const words = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;

const DeleteButton = ({ question: { id, message, status } }: { question: QuestionDto }) => (
  <StepButton
    needs="questions.edit"
    label={tAdminCommon('delete')}
    name={tAdminQuestion('deleteNamed', { message })}
    icon={<DeleteIcon />}
    color="error"
    question={tAdminQuestion('deleteTitle')}
    consequence={
      status === 'answered' ? tAdminQuestion('deleteAnsweredText') : tAdminQuestion('deleteUnansweredText')
    }
    run={() => deleteQuestion(id)}
    onDone={() => notifySuccess(tAdminQuestion('questionDeleted'))}
    failure={(reason) => ({ text: tSpecified('deleteQuestionFailed'), detail: reason })}
  />
);

function PublishButton({ question: { id, message } }: { question: QuestionDto }) {
  const step = useStep({
    run: () => publishQuestion(id),
    onDone: () => notifySuccess(tAdminQuestion('publishedAmongFaqs'), message),
    failure: (reason) => ({ text: tAdminQuestion('publishFailed'), detail: reason }),
  });
  return (
    <Button
      variant="outlined"
      aria-label={tAdminQuestion('publishNamed', { message })}
      loading={step.isPending}
      onClick={() => step.mutate()}
    >
      {tAdminQuestion('publishToFaq')}
    </Button>
  );
}

const frameLook = {
  p: 2,
  display: 'flex',
  flexDirection: 'column',
  gap: 1.5,
  flexShrink: 0,
  '&[aria-current]': { borderColor: 'primary.main' },
} as const;

/** The question in the address gets the focus, which scrolls it into view. */
function useMeant(id: string) {
  const [search] = useSearchParams();
  const ref = useRef<HTMLLIElement>(null);
  const isMeant = search.get('question') === id;
  useEffect(() => {
    if (isMeant) ref.current?.focus();
  }, [isMeant]);
  return isMeant ? { ref, tabIndex: -1, 'aria-current': true } : {};
}

const Frame = ({ question, children }: { question: QuestionDto; children: ReactNode }) => (
  <Card component="li" {...useMeant(question.id)} sx={frameLook}>
    <div>
      <Typography component="h3" variant="subtitle1" sx={words}>
        {question.message}
      </Typography>
      <Box
        sx={{ typography: 'body2', color: 'text.secondary', display: 'flex', flexWrap: 'wrap', columnGap: 2 }}
      >
        <div>
          <PersonLink resource="patients" person={question.askedBy} none={tAdminQuestion('visitor')} />
        </div>
        <Moment at={question.askedAt} />
      </Box>
    </div>
    {children}
  </Card>
);

/** An unanswered question with a field for the answer. */
export const UnansweredCard = ({ question, drafts }: QuestionCardProps) => (
  <Frame question={question}>
    <AnswerForm question={question} drafts={drafts}>
      <DeleteButton question={question} />
    </AnswerForm>
  </Frame>
);

/** A question with its answer, which can be corrected, published or deleted. */
export function AnsweredCard({ question, drafts }: QuestionCardProps) {
  const { id, message, adminReply, published } = question;
  const isEditing = drafts.of(id) !== undefined;
  return (
    <Frame question={question}>
      <Typography sx={words}>{adminReply}</Typography>
      {isEditing && <AnswerForm question={question} drafts={drafts} onCancel={() => drafts.drop(id)} />}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        {!isEditing && (
          <Button
            variant="outlined"
            aria-label={tAdminQuestion('correctNamed', { message })}
            onClick={() => drafts.set(id, adminReply ?? '')}
          >
            {tAdminQuestion('correct')}
          </Button>
        )}
        {published ? (
          <StatusChip label={tAdminQuestion('inFaqs')} tone="success" />
        ) : (
          <PublishButton question={question} />
        )}
        <DeleteButton question={question} />
      </Stack>
    </Frame>
  );
}
