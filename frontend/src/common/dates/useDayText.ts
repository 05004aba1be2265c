import { type ChangeEvent, useState } from 'react';
import { isCalendarDate } from '../../../../openapi/contract/calendar-date.js';
import { tField } from '../../messages/fields';
import { formatDate } from '../format/format';
import { dayTextOf, fromDdMmYyyy, maskDay } from './dayText';

/** First and last selectable day, YYYY-MM-DD. */
export interface DayBounds {
  min?: string;
  max?: string;
}

interface DayText extends DayBounds {
  /** YYYY-MM-DD, '' for none. */
  value: string;
  /** Receives YYYY-MM-DD, '' for none, or incomplete input. */
  onChange: (value: string) => void;
  /** Whether incomplete input stays in the field, e.g. for a filter that applies immediately. */
  isCompleteOnly?: boolean;
}

interface Typed {
  text: string;
  /** The value passed on for the text. */
  value: string;
  /** The previous value, which a filter keeps during incomplete input. */
  before?: string;
}

function rangeProblem(date: string, { min, max }: DayBounds): string | undefined {
  if ((!min || date >= min) && (!max || date <= max)) return undefined;
  if (min && max) return tField('dateBetween', { first: formatDate(min), last: formatDate(max) });
  return min
    ? tField('dateFrom', { first: formatDate(min) })
    : max && tField('dateUntil', { last: formatDate(max) });
}

/** A date typed as DD-MM-YYYY, whatever the browser's language. */
export function useDayText({ value, onChange, min, max, isCompleteOnly = false }: DayText) {
  const [typed, setTyped] = useState<Typed>({ text: dayTextOf(value), value });
  const [isLeft, setLeft] = useState(false);
  const [note, setNote] = useState<string>();
  const isTyped = typed.value === value || (typed.before !== undefined && typed.before === value);
  const shown = isTyped ? typed.text : dayTextOf(value);
  const date = fromDdMmYyyy(shown);

  const take = (text: string) => {
    const known = fromDdMmYyyy(text) ?? (isCompleteOnly && text !== '' ? value : text);
    setTyped({ text, value: known, before: isCompleteOnly ? value : undefined });
    setNote(undefined);
    if (known !== value) onChange(known);
  };
  const change = ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const isAtEnd = target.selectionEnd === target.value.length;
    const text = maskDay(target.value, isAtEnd && target.value.length > shown.length);
    setLeft(false);
    if (text === null) setNote(tField('typeDateAsFormat'));
    else take(text);
  };
  const leave = () => {
    setLeft(true);
    setNote(undefined);
    if (date || isCompleteOnly) setTyped({ text: dayTextOf(value), value });
  };
  const wrong = date ? rangeProblem(date, { min, max }) : tField('dateDoesNotExist');
  return {
    shown,
    /** The chosen date, '' for none. */
    date: isCalendarDate(value) ? value : '',
    /** Why the last key was refused. */
    note,
    /** The error of a left field; `isText` while it is not a date. */
    problem: isLeft && shown !== '' ? wrong : undefined,
    isText: shown !== '' && !date,
    onChange: change,
    onBlur: leave,
    choose: (chosen: string) => {
      setLeft(true);
      take(dayTextOf(chosen));
    },
  };
}
