import validation from '../../../messages/en/contract/validation.json' with { type: 'json' };
import { createMessages } from './create-messages.js';

/** Messages that several fields of the contract share. */
export const tValidation = createMessages('contract/validation', validation);
