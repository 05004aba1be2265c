import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { sentenceOf } from '../api/client';
import { HiddenText } from '../common/feedback/Loading';
import { MessageView, type Phones } from './MessageView';
import type { ChatMessage } from './chatStore';

interface ChatLogProps {
  greetings: string[];
  messages: ChatMessage[];
  /** Of the hospital: tapped where they are named. */
  phones: Phones;
  isSending: boolean;
  /** Why the last message did not get through; null when it did. */
  error: Error | null;
  /** What is still to come from the staff, in a sentence; empty when nothing is. */
  waitingText: string;
  onSendAgain: () => void;
}

/** Room around the messages, in steps of 8 px. */
const ROOM = 1.5;

/**
 * Keeps what is new in sight: the last question and below it the beginning of its answer, since an urgent one begins
 * with the number to call; an error, which stands below all, by the end.
 */
function useNewestInSight(messages: ChatMessage[], error: Error | null) {
  const log = useRef<HTMLDivElement>(null);
  const newest = messages.at(-1);
  const previous = messages.at(-2);
  const target = newest?.sender === 'bot' && previous?.sender === 'user' ? previous.id : newest?.id;
  useEffect(() => {
    const box = log.current;
    if (!box || !target) return;
    const message = box.querySelector<HTMLElement>(`[data-message="${target}"]`);
    box.scrollTop = error ? box.scrollHeight : (message?.offsetTop ?? 0) - ROOM * 8;
  }, [target, newest, error]);
  return log;
}

const Typing = () => (
  <Box sx={{ alignSelf: 'flex-start' }}>
    <HiddenText>The assistant is writing</HiddenText>
    <Skeleton variant="rounded" width={72} height={36} />
  </Box>
);

const NotSent = ({ error, onSendAgain }: { error: Error; onSendAgain: () => void }) => (
  <Box role="alert" sx={{ p: 1.5, borderRadius: 1, bgcolor: 'error.light', color: 'error.dark' }}>
    <Typography variant="body2" sx={{ fontWeight: 600 }}>
      Your message was not answered.
    </Typography>
    <Typography variant="body2">{sentenceOf(error)}</Typography>
    <Button size="small" color="error" variant="outlined" onClick={onSendAgain} sx={{ mt: 1, minHeight: 44 }}>
      Try again
    </Button>
  </Box>
);

/** The conversation, newest below, read out as it grows. */
export function ChatLog(props: ChatLogProps) {
  const { greetings, messages, phones, isSending, error, waitingText, onSendAgain } = props;
  const log = useNewestInSight(messages, error);
  return (
    <Box
      ref={log}
      role="log"
      aria-label="Conversation"
      tabIndex={0}
      sx={{
        flexGrow: 1,
        minHeight: 0,
        overflowY: 'auto',
        display: 'flex',
        flexDirection: 'column',
        gap: 1,
        p: ROOM,
        position: 'relative',
        overscrollBehavior: 'contain',
      }}
    >
      {greetings.map((text) => (
        <MessageView key={text} message={{ sender: 'bot', text, links: [], urgent: false }} phones={phones} />
      ))}
      {messages.map((message) => (
        <MessageView key={message.id} id={message.id} message={message} phones={phones} />
      ))}
      {isSending && <Typing />}
      {error && <NotSent error={error} onSendAgain={onSendAgain} />}
      {waitingText && (
        <Typography variant="caption" color="text.secondary">
          {waitingText}
        </Typography>
      )}
    </Box>
  );
}
