import type { DocumentText } from './document-text.js';
import { tCommon } from '../messages/common.js';

/** The line with the patient's hospital number; none for guests. */
export const hospitalNumberFact = (number: string | null): DocumentText['facts'] =>
  number ? [[tCommon('hospitalNumber'), number]] : [];
