import type { DoseForm, PackUnit, ReleaseForm, WrittenStrength } from './facts.js';
import { perUnitOf, tokensOf } from './tokens.js';
import type { Token } from './tokens.js';
import { PACK_UNIT_OF } from './form-words.js';
import { OTHER_UNITS } from './words.js';

/** Names, strengths and the signs between them, in the order written. */
export type Part =
  | { kind: 'name'; text: string }
  | { kind: 'strength'; strength: WrittenStrength }
  | { kind: 'separator' };

/** A name taken apart, before its strengths are given to its substances. */
export interface Parts {
  parts: Part[];
  forms: DoseForm[];
  releases: ReleaseForm[];
  /** Numbers of a pack, e.g. 10 of "strip of 10". */
  counts: { value: number; unit: PackUnit | null }[];
  /** "200 ml", "50 g". Whether a mass is the strength follows from the form. */
  amounts: { value: number; unit: 'ml' | 'g' }[];
  /** "10 tablets": a pack after a strength; otherwise it could be the strength, a dose or a pack. */
  countedForms: number[];
}

const SEPARATORS = ['and', 'with', '+', '/', '&', ','];
const PER = ['/', 'per'];

/** Reads the tokens of a name from left to right. */
class PartReader {
  private at = 0;
  readonly found: Parts = { parts: [], forms: [], releases: [], counts: [], amounts: [], countedForms: [] };

  constructor(private readonly tokens: readonly Token[]) {}

  /** null when a token has no place in a name. */
  read(): Parts | null {
    while (this.at < this.tokens.length) {
      if (!this.take(this.tokens[this.at])) return null;
    }
    return this.found;
  }

  private take(token: Token): boolean {
    const { parts, forms, releases } = this.found;
    if (token.kind === 'number') return this.takeNumber(token.value);
    this.at += 1;
    switch (token.kind) {
      case 'pack':
        return this.takePack();
      case 'form':
        forms.push(token.form);
        return true;
      case 'release':
        releases.push(token.release);
        return true;
      case 'ignored':
      case 'container':
        return true;
      case 'word':
      case 'sign':
        if (token.text === '/' && OTHER_UNITS.includes(this.tokens[this.at]?.text)) return false;
        if (SEPARATORS.includes(token.text)) parts.push({ kind: 'separator' });
        else if (token.kind === 'word') parts.push({ kind: 'name', text: token.text });
        return token.kind === 'word' || SEPARATORS.includes(token.text);
      default:
        return false;
    }
  }

  /** After "pack of": a number, or an amount as in "bottle of 100 ml". */
  private takePack(): boolean {
    const [number, unit] = this.tokens.slice(this.at);
    if (number?.kind !== 'number') return true;
    if (unit?.kind === 'unit') return this.takeNumber(number.value);
    this.at += 1;
    const { counts } = this.found;
    if (unit?.kind === 'count') this.at += 1;
    counts.push({ value: number.value, unit: unit?.kind === 'count' ? unit.packUnit : null });
    return true;
  }

  private takeNumber(value: number): boolean {
    const next = this.tokens[this.at + 1];
    this.at += 1;
    if (next?.kind === 'unit') return this.takeAmount(value, next.unit);
    if (next?.kind === 'count') {
      this.at += 1;
      this.found.counts.push({ value, unit: next.packUnit });
      return true;
    }
    if (next?.kind === 'form' && next.form in PACK_UNIT_OF) {
      this.found.countedForms.push(value);
      return true;
    }
    this.found.parts.push({
      kind: 'strength',
      strength: { value, unit: null, perValue: null, perUnit: null },
    });
    return true;
  }

  private takeAmount(value: number, unit: WrittenStrength['unit'] | 'ml'): boolean {
    this.at += 1;
    const per = this.takePer();
    if (unit === 'ml') {
      this.found.amounts.push({ value, unit });
      return per === null;
    }
    if (unit === 'g' && per === null) this.found.amounts.push({ value, unit });
    const { perValue, perUnit } = per ?? { perValue: null, perUnit: null };
    this.found.parts.push({ kind: 'strength', strength: { value, unit, perValue, perUnit } });
    return true;
  }

  /** "/ml", "per 5 ml", "/dose"; null when what follows is none. */
  private takePer(): Pick<WrittenStrength, 'perValue' | 'perUnit'> | null {
    const [sign, first, second] = this.tokens.slice(this.at);
    if (!sign || !PER.includes(sign.text)) return null;
    const [value, unit] = first?.kind === 'number' ? [first.value, second] : [1, first];
    const perUnit = perUnitOf(unit);
    // "500 mg/1 g" are two strengths: only what is written without a number, or in ml, divides one.
    if (perUnit === undefined || (first?.kind === 'number' && perUnit === 'g')) return null;
    if (first?.kind === 'number' && perUnit === null && value !== 1) return null;
    this.at += first?.kind === 'number' ? 3 : 2;
    return { perValue: perUnit === null ? null : value, perUnit };
  }
}

/** Takes a name apart; null when it has a part that no medicine's name has. */
export function partsOf(text: string): Parts | null {
  const tokens = tokensOf(text);
  return tokens && new PartReader(tokens).read();
}

/** Whether a text has a word that is no form, unit or pack, so that it can name a medicine. */
export const isMedicineName = (text: string): boolean =>
  partsOf(text)?.parts.some((part) => part.kind === 'name' && /\p{L}{2}/u.test(part.text)) ?? false;
