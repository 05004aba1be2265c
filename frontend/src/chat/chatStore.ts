import type { ChatLink, HandedOver } from '../../../openapi/contract/site/chat.js';
import { browserStore } from '../common/browser/browserStore';

/** One message of the conversation. */
export interface ChatMessage {
  id: string;
  sender: 'bot' | 'user';
  text: string;
  links: ChatLink[];
  /** The message sounded like an emergency, so the number comes first. */
  urgent: boolean;
}

/** A question that the staff answers later, with its text. */
export type WaitingQuestion = HandedOver & { text: string };

/** The chat data stored in this tab, until it closes or the person logs out. */
export interface Conversation {
  /** Random, so that the server recognises a repeated question; empty before the first one. */
  name: string;
  messages: ChatMessage[];
  waiting: WaitingQuestion[];
}

/** Older messages are removed to limit the storage. */
const MAX_MESSAGES = 100;
const MAX_WAITING = 20;
const NOTHING: Conversation = { name: '', messages: [], waiting: [] };

type Unknown<T> = Partial<Record<keyof T, unknown>>;
const isObject = (json: unknown): json is object => typeof json === 'object' && json !== null;

function isLink(json: unknown): json is ChatLink {
  if (!isObject(json)) return false;
  const { label, path } = json as Unknown<ChatLink>;
  return typeof label === 'string' && typeof path === 'string';
}

function isMessage(json: unknown): json is ChatMessage {
  if (!isObject(json)) return false;
  const { id, sender, text, links, urgent } = json as Unknown<ChatMessage>;
  return (
    typeof id === 'string' &&
    (sender === 'bot' || sender === 'user') &&
    typeof text === 'string' &&
    Array.isArray(links) &&
    links.every(isLink) &&
    typeof urgent === 'boolean'
  );
}

function isWaiting(json: unknown): json is WaitingQuestion {
  if (!isObject(json)) return false;
  return (['id', 'key', 'text'] as const).every(
    (field) => typeof (json as Unknown<WaitingQuestion>)[field] === 'string',
  );
}

function parse(json: unknown): Conversation | null {
  if (!isObject(json)) return null;
  const { name, messages, waiting } = json as Unknown<Conversation>;
  if (typeof name !== 'string' || !Array.isArray(messages) || !Array.isArray(waiting)) return null;
  return {
    name,
    messages: messages.filter(isMessage),
    waiting: waiting.filter(isWaiting),
  };
}

const store = browserStore<Conversation>({ area: 'session', key: 'chat', empty: NOTHING, parse });

const change = (changes: Partial<Conversation>): void => store.set({ ...store.get(), ...changes });

type NewMessage = Pick<ChatMessage, 'sender' | 'text'> & Partial<Pick<ChatMessage, 'links' | 'urgent'>>;

/** The conversation of this tab. */
export const chat = {
  use: store.use,
  get: store.get,

  /** The conversation's random id, created with the first message. */
  name(): string {
    const name = store.get().name || crypto.randomUUID();
    change({ name });
    return name;
  },

  append({ sender, text, links = [], urgent = false }: NewMessage): void {
    const message = { id: crypto.randomUUID(), sender, text, links, urgent };
    change({ messages: [...store.get().messages, message].slice(-MAX_MESSAGES) });
  },

  /** Stores a question that was sent to the staff. */
  wait(question: WaitingQuestion): void {
    const others = store.get().waiting.filter(({ id }) => id !== question.id);
    change({ waiting: [...others, question].slice(-MAX_WAITING) });
  },

  /** Adds the result of a pending question once. */
  settle(id: string, outcomeOf: (question: WaitingQuestion) => Omit<NewMessage, 'sender'>): void {
    const question = store.get().waiting.find((each) => each.id === id);
    if (!question) return;
    change({ waiting: store.get().waiting.filter((each) => each.id !== id) });
    chat.append({ sender: 'bot', ...outcomeOf(question) });
  },
};
