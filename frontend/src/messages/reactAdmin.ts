import type { TranslationMessages } from 'react-admin';
import reactAdmin from '../../../messages/en/console/reactAdmin.json' with { type: 'json' };
import { type MessageKey, createMessages } from '../../../openapi/contract/messages/create-messages.js';

// TypeScript refuses a catalogue that lacks a key of react-admin.
export const tReactAdmin = createMessages('console/reactAdmin', reactAdmin satisfies TranslationMessages);

export type ReactAdminKey = MessageKey<typeof tReactAdmin>;
