import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { telephoneLink, useHospital } from '../hospital/useHospital';
import { ChatForm } from './ChatForm';
import { ChatLog } from './ChatLog';
import { useChat } from './useChat';
import { useStaffAnswers } from './useStaffAnswers';
import { tChat } from '../messages/site/chat';

const greetingsOf = (name: string) => [
  tChat('greeting', { name }),
  tChat('greetingTopics'),
  tChat('greetingStaff'),
];

function waitingSentence(count: number, cannotAsk: boolean): string {
  if (count === 0) return '';
  if (cannotAsk) return tChat('handOverFailed');
  return tChat('waitingForStaff', { questions: count });
}

const Header = ({ emergencyPhone }: { emergencyPhone: string }) => (
  <div className="chat__head">
    <h2 className="h6">{tChat('askUs')}</h2>
    {emergencyPhone && (
      <p className="body2">
        {tChat('emergency')}{' '}
        <a href={telephoneLink(emergencyPhone)}>{tChat('callNumber', { emergencyPhone })}</a>
      </p>
    )}
  </div>
);

interface ChatPanelProps {
  id: string;
  /** true when the visitor opened it and wants to type; false when it opened automatically. */
  takesFocus: boolean;
  onClose: () => void;
}

/** The open chat: conversation, errors and the text field. Not modal, so the page stays usable. */
export function ChatPanel({ id, takesFocus, onClose }: ChatPanelProps) {
  const hospital = useHospital();
  const { messages, waiting, send, sendAgain, isSending, error } = useChat();
  const [isTakenUp, setTakenUp] = useState(takesFocus);
  const cannotAsk = useStaffAnswers(waiting, hospital.phone);
  const input = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  };
  return (
    <section
      id={id}
      aria-label={tChat('chatWithHospital')}
      onKeyDown={onKeyDown}
      onFocus={() => setTakenUp(true)}
      // When it opened automatically on a phone, it lets pointers through to the page.
      className={isTakenUp ? 'chat' : 'chat chat--unasked'}
    >
      <Header emergencyPhone={hospital.emergencyPhone} />
      <ChatLog
        greetings={greetingsOf(hospital.name)}
        messages={messages}
        phones={hospital}
        isSending={isSending}
        error={error}
        waitingText={waitingSentence(waiting.length, cannotAsk)}
        onSendAgain={sendAgain}
      />
      <ChatForm isSending={isSending} inputRef={input} onSend={send} />
    </section>
  );
}
