import { fieldFailure } from '../errors/errors.js';
import { tCommon } from '../../messages/common.js';

/** More than any body of the contract has, and too few to cost time or stack. */
export const MAX_JSON_DEPTH = 32;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING = [0x5b, 0x7b];
const CLOSING = [0x5d, 0x7d];

/**
 * Checks the nesting in the raw bytes before parsing, because the parser, validation and hashes recurse into
 * each level.
 * @throws Failure VALIDATION_FAILED when lists and objects are nested deeper than 32 levels
 */
export function assertShallow(json: Uint8Array): void {
  let depth = 0;
  let inText = false;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at];
    if (byte === QUOTE) inText = !inText;
    else if (inText) at += byte === BACKSLASH ? 1 : 0;
    else if (OPENING.includes(byte)) depth += 1;
    else if (CLOSING.includes(byte)) depth -= 1;
    if (depth > MAX_JSON_DEPTH) throw tooDeep();
  }
}

const tooDeep = () =>
  fieldFailure('body', tCommon('jsonTooDeep', { maxJsonDepth: MAX_JSON_DEPTH }), 'VALIDATION_FAILED');
