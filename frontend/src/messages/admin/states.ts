import states from '../../../../messages/en/console/states.json' with { type: 'json' };
import { type MessageKey, createMessages } from '../../../../openapi/contract/messages/create-messages.js';

export const tAdminState = createMessages('console/states', states);

/** A state of a record that has a label. */
export type LabelledState = MessageKey<typeof tAdminState>;

export const isLabelledState = (code: string): code is LabelledState => Object.hasOwn(states, code);
