import { useState } from 'react';
import { BODY_FAT_MEASURES, type Body, type Gender, POSSIBLE_PERCENT, bodyFatPercent } from './bodyFat';
import { readMeasure } from './measures';
import { tCalculator } from '../messages/care/calculators';

export type BodyField = keyof typeof BODY_FAT_MEASURES;
type Problems = Partial<Record<BodyField, string>>;

const EMPTY: Record<BodyField, string> = { height: '', neck: '', waist: '', hip: '' };

/** Fields of the formula; the hip only for women. */
export const fieldsOf = (gender: Gender): BodyField[] =>
  gender === 'female' ? ['height', 'neck', 'waist', 'hip'] : ['height', 'neck', 'waist'];

const NOT_TOGETHER = tCalculator('measuresInconsistent');

/** Why individually possible measures cannot belong to one person; null when they can. */
function conflictIn(body: Body): string | null {
  if (body.waist <= body.neck) return tCalculator('waistTooSmall');
  const percent = bodyFatPercent(body);
  return percent < POSSIBLE_PERCENT.min || percent > POSSIBLE_PERCENT.max ? NOT_TOGETHER : null;
}

function readBody(texts: Record<BodyField, string>, gender: Gender): { body?: Body; problems: Problems } {
  const problems: Problems = {};
  const values: Partial<Record<BodyField, number>> = {};
  for (const field of fieldsOf(gender)) {
    const { value, problem } = readMeasure(texts[field], BODY_FAT_MEASURES[field]);
    if (problem) problems[field] = problem;
    else values[field] = value;
  }
  const { height, neck, waist, hip } = values;
  if (Object.keys(problems).length > 0 || !height || !neck || !waist) return { problems };
  const body = { gender, height, neck, waist, hip };
  const conflict = conflictIn(body);
  return conflict ? { problems: { waist: conflict } } : { body, problems };
}

/** State of the body fat calculator; `result` is the percentage, unrounded, or null. */
export function useBodyFat() {
  const [gender, setGenderOnly] = useState<Gender>('male');
  const [texts, setTexts] = useState(EMPTY);
  const [problems, setProblems] = useState<Problems>({});
  const [result, setResult] = useState<number | null>(null);
  const [attempts, setAttempts] = useState(0);

  const change = (field: BodyField, text: string) => {
    setTexts({ ...texts, [field]: text });
    setProblems({ ...problems, [field]: undefined });
  };
  // The other gender has another formula and scale, so the old result would be wrong.
  const setGender = (next: Gender) => {
    setGenderOnly(next);
    setProblems({});
    setResult(null);
  };
  const calculate = () => {
    const reading = readBody(texts, gender);
    setProblems(reading.problems);
    setResult(reading.body ? bodyFatPercent(reading.body) : null);
    setAttempts(attempts + 1);
  };
  const reset = () => {
    setGender('male');
    setTexts(EMPTY);
  };
  return { gender, texts, problems, result, attempts, setGender, change, calculate, reset };
}
