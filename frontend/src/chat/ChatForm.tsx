import { type FormEvent, type KeyboardEvent, type Ref, useState } from 'react';
import { Icon } from '../common/pictures/icons';
import { MAX_MESSAGE } from './useChat';
import { tChat } from '../messages/site/chat';

/** From here on the form shows the remaining characters. */
const SAY_ROOM_FROM = 400;

interface ChatFormProps {
  isSending: boolean;
  inputRef: Ref<HTMLTextAreaElement>;
  onSend: (text: string) => void;
}

/** The text field of the chat: Enter sends, Shift+Enter starts a new line; blank text is not sent. */
export function ChatForm({ isSending, inputRef, onSend }: ChatFormProps) {
  const [text, setText] = useState('');
  const send = () => {
    if (text.trim() === '' || isSending) return;
    onSend(text);
    setText('');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method is composing, Enter belongs to it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form onSubmit={submit} className="chat__form">
      <div>
        <textarea
          ref={inputRef}
          rows={1}
          maxLength={MAX_MESSAGE}
          aria-label={tChat('yourMessage')}
          placeholder={tChat('typeYourQuestion')}
          enterKeyHint="send"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <button type="submit" aria-label={tChat('send')} disabled={isSending} className="round-button">
          <Icon name="send" />
        </button>
      </div>
      {text.length >= SAY_ROOM_FROM && (
        <p className="caption muted" role="status">
          {tChat('charactersLeft', { characters: MAX_MESSAGE - text.length })}
        </p>
      )}
    </form>
  );
}
