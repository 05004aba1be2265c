import { type ChangeEvent, useState } from 'react';
import { tField } from '../../messages/fields';
import { DEFAULT_DECIMALS, type NumberRules, readTyped, valueOfText } from './numberText';

interface NumberText extends NumberRules {
  /** The number as text, '' for none. */
  value: string;
  onChange: (value: string) => void;
}

/** Restores the text before the refused key, with its caret. */
function restore(input: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const caret = Math.max(0, (input.selectionEnd ?? 0) - (input.value.length - text.length));
  input.value = text;
  input.setSelectionRange(caret, caret);
}

/**
 * A number in a text input, so that mouse wheel and arrow keys do not change it. Invalid keys are refused: the
 * last valid text stays, and `note` says why.
 */
export function useNumberText({ value, onChange, ...rules }: NumberText) {
  const [typed, setTyped] = useState({ text: value, value });
  const [note, setNote] = useState<string>();
  const shown = typed.value === value ? typed.text : value;

  const change = ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const { text, problem } = readTyped(target.value, rules);
    setNote(problem);
    if (text === undefined) return restore(target, shown);
    const next = valueOfText(text, rules.comma);
    setTyped({ text, value: next });
    if (next !== value) onChange(next);
  };
  const leave = () => {
    setTyped({ text: value, value });
    setNote(value.includes(',') ? tField('commaGroupsThousands') : undefined);
  };
  const inputMode = (rules.decimals ?? DEFAULT_DECIMALS) > 0 ? ('decimal' as const) : ('numeric' as const);
  return { value: shown, inputMode, note, onChange: change, onBlur: leave };
}
