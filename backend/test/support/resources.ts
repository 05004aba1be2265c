import { addQuestion } from './questions.js';
import type { Portal } from './portal.js';
import { addLabTest, addMedicine } from './shop.js';
import { addFaq, addPost } from './site.js';

interface KeptResource {
  /** Adds a record; gives its id. */
  add: (portal: Portal) => Promise<string>;
  /** A change that its PUT takes. */
  change: Record<string, unknown>;
  /** An action of its bulk call. */
  action: string;
}

const idOf = ({ _id }: { _id: unknown }) => String(_id);

/** What administrators keep in the console, by its name in the addresses of the API. */
export const KEPT_RESOURCES: Record<string, KeptResource> = {
  medicines: {
    add: async (portal) => idOf(await addMedicine(portal)),
    change: { turnaround: '2 hours' },
    action: 'delete',
  },
  'lab-tests': {
    add: async (portal) => idOf(await addLabTest(portal)),
    change: { turnaround: '2 hours' },
    action: 'delete',
  },
  posts: {
    add: async (portal) => idOf(await addPost(portal)),
    change: { category: 'Heart' },
    action: 'unpublish',
  },
  faqs: {
    add: async (portal) => idOf(await addFaq(portal)),
    change: { answer: 'At gate 2.' },
    action: 'unpublish',
  },
  questions: { add: addQuestion, change: { adminReply: 'At gate 2.' }, action: 'delete' },
};
