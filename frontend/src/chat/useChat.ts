import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { client, read } from '../api/client';
import { chat } from './chatStore';

/** As many characters as the contract's ChatMessage takes; written here because the contract would bring zod along. */
export const MAX_MESSAGE = 500;

/** The conversation and its one message on the way. A message that did not get through is kept to be sent again. */
export function useChat() {
  const { messages, waiting } = chat.use();
  const [unsent, setUnsent] = useState<string | null>(null);
  const sending = useMutation({
    mutationFn: (message: string) =>
      read(client.POST('/chat', { body: { message, conversation: chat.name() } })),
    onSuccess: ({ reply, links, urgent, question }, text) => {
      setUnsent(null);
      chat.append({ sender: 'bot', text: reply, links, urgent });
      if (question) chat.wait({ ...question, text });
    },
    onError: (_error, text) => setUnsent(text),
  });

  /** Sends what was typed. Blank text is not sent. */
  const send = (typed: string): void => {
    const text = typed.trim();
    if (text === '' || sending.isPending) return;
    setUnsent(null);
    chat.append({ sender: 'user', text });
    sending.mutate(text);
  };
  const sendAgain = () => {
    if (unsent !== null) sending.mutate(unsent);
  };

  return {
    messages,
    waiting,
    send,
    sendAgain,
    isSending: sending.isPending,
    error: unsent === null ? null : sending.error,
  };
}
