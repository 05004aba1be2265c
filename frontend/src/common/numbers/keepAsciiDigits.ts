import type { FormEvent } from 'react';
import { toAsciiDigits } from '../../../../openapi/contract/validation/ascii-digits.js';

/**
 * `onInput` of a phone number: converts native digits (Devanagari, Arabic, Bengali …) to ASCII while typing.
 * React calls it before `onChange`, which then reads the changed text.
 */
export function keepAsciiDigits({ target }: FormEvent): void {
  if (!(target instanceof HTMLInputElement)) return;
  const text = toAsciiDigits(target.value);
  if (text === target.value) return;
  const { selectionStart, selectionEnd } = target;
  target.value = text;
  target.setSelectionRange(selectionStart, selectionEnd);
}
