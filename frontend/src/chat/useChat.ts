import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { client, read } from '../api/client';
import { chat } from './chatStore';

/** The limit of the contract's ChatMessage, copied because the contract would load zod. */
export const MAX_MESSAGE = 500;

/** The conversation and the message being sent. A failed message is kept for a retry. */
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

  /** Sends the input unless it is blank. */
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
