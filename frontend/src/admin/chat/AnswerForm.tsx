import { Button, Stack, TextField } from '@mui/material';
import { type FormEvent, type ReactNode, useState } from 'react';
import { ANSWER_MAX, type QuestionDto } from '../../../../openapi/contract/site/questions.js';
import { InlineError } from '../../common/feedback/InlineError';
import { notifyError, notifySuccess } from '../../common/feedback/notices';
import { tSpecified } from '../../messages/specified';
import { useStep } from '../steps/useStep';
import type { Drafts } from './useDrafts';
import { sendAnswer } from './useQuestions';
import { tAdminCommon } from '../../messages/admin/common';
import { tAdminQuestion } from '../../messages/admin/questions';

interface AnswerFormProps {
  question: QuestionDto;
  drafts: Drafts;
  /** For an answer that exists already. */
  onCancel?: () => void;
  /** Further buttons beside the submit button. */
  children?: ReactNode;
}

/** The answer to a question; a blank one is not sent. */
export function AnswerForm({ question, drafts, onCancel, children }: AnswerFormProps) {
  const { id, message, status, version } = question;
  const [isBlank, setBlank] = useState(false);
  const answer = drafts.of(id) ?? '';
  const step = useStep<string>({
    run: (_, text) => sendAnswer(id, text, status === 'answered' ? version : undefined),
    onDone: () => {
      drafts.drop(id);
      notifySuccess(tAdminQuestion('answerSent'), message);
    },
    failure: (reason) => ({ text: tSpecified('answerFailed'), detail: reason }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = answer.trim();
    setBlank(text === '');
    if (text === '') notifyError(tSpecified('answerEmpty'), undefined, step.subject);
    else step.mutate(text);
  };
  const change = (text: string) => {
    setBlank(false);
    drafts.set(id, text);
  };
  return (
    <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 1 }}>
      <TextField
        label={tAdminCommon('answer')}
        multiline
        minRows={2}
        maxRows={8}
        fullWidth
        value={answer}
        error={isBlank}
        onChange={(event) => change(event.target.value)}
        slotProps={{
          htmlInput: { maxLength: ANSWER_MAX, 'aria-label': tAdminQuestion('answerTo', { message }) },
        }}
      />
      <InlineError subject={step.subject} />
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button type="submit" variant="contained" loading={step.isPending}>
          {tAdminQuestion('submitAnswer')}
        </Button>
        {onCancel && <Button onClick={onCancel}>{tAdminCommon('back')}</Button>}
        {children}
      </Stack>
    </Stack>
  );
}
