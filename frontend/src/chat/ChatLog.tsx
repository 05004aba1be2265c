import { useEffect, useRef } from 'react';
import { sentenceOf } from '../api/client';
import { HiddenText } from '../common/feedback/Loading';
import { MessageView, type Phones } from './MessageView';
import type { ChatMessage } from './chatStore';
import { tCommon } from '../messages/common';
import { tChat } from '../messages/site/chat';

interface ChatLogProps {
  greetings: string[];
  messages: ChatMessage[];
  /** The hospital's phone numbers, as links in the text. */
  phones: Phones;
  isSending: boolean;
  /** Why the last message failed; null when it succeeded. */
  error: Error | null;
  /** The pending answers of the staff as a sentence; empty if there are none. */
  waitingText: string;
  onSendAgain: () => void;
}

/** Space above the message that is scrolled to, px. */
const ROOM = 12;

/**
 * Scrolls to new content: the last question with the beginning of its answer, because an urgent answer begins
 * with a phone number. An error at the end scrolls to the end.
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
    box.scrollTop = error ? box.scrollHeight : (message?.offsetTop ?? 0) - ROOM;
  }, [target, newest, error]);
  return log;
}

const Typing = () => (
  <div className="chat__typing">
    <HiddenText>{tChat('assistantIsWriting')}</HiddenText>
    <div className="skeleton-block" />
  </div>
);

const NotSent = ({ error, onSendAgain }: { error: Error; onSendAgain: () => void }) => (
  <div role="alert" className="chat__error body2">
    <strong>{tChat('sendFailed')}</strong>
    <p>{sentenceOf(error)}</p>
    <button type="button" className="button button--error-outlined" onClick={onSendAgain}>
      {tCommon('tryAgain')}
    </button>
  </div>
);

/** The conversation, newest last, announced as it grows. */
export function ChatLog(props: ChatLogProps) {
  const { greetings, messages, phones, isSending, error, waitingText, onSendAgain } = props;
  const log = useNewestInSight(messages, error);
  return (
    <div ref={log} role="log" aria-label={tChat('conversation')} tabIndex={0} className="chat__log">
      {greetings.map((text) => (
        <MessageView key={text} message={{ sender: 'bot', text, links: [], urgent: false }} phones={phones} />
      ))}
      {messages.map((message) => (
        <MessageView key={message.id} id={message.id} message={message} phones={phones} />
      ))}
      {isSending && <Typing />}
      {error && <NotSent error={error} onSendAgain={onSendAgain} />}
      {waitingText && <p className="caption muted">{waitingText}</p>}
    </div>
  );
}
