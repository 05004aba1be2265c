import type { AsNeededReason, DoseUnit, Instruction, Route, TimeOfDay, Weekday } from '../dosage-facts.js';
import type { Duration } from '../timing.js';
import type { Token } from './tokens.js';

/** What one phrase of a dosage text says. */
export type Part =
  | { slot: 'dose'; value: number; unit: DoseUnit | null }
  | { slot: 'pattern'; amounts: number[]; unit: DoseUnit | null }
  | { slot: 'perDay'; count: number }
  | { slot: 'everyDay' }
  | { slot: 'everyDays'; days: number }
  | { slot: 'per'; count: number; period: number; unit: 'wk' | 'mo' }
  | { slot: 'everyHours'; hours: number }
  | { slot: 'weekdays'; days: Weekday[] }
  | { slot: 'when'; times: TimeOfDay[] }
  | { slot: 'once' }
  | { slot: 'asNeeded'; reason: AsNeededReason | null }
  | { slot: 'maxPerDay'; count: number }
  | { slot: 'route'; route: Route }
  | { slot: 'duration'; duration: Duration; isShort: boolean }
  | { slot: 'instruction'; instruction: Instruction };

/** Slots that say when a medicine is taken, apart from a single dose and "as needed". */
export const TIMING_SLOTS = [
  'pattern',
  'perDay',
  'everyDay',
  'everyDays',
  'per',
  'everyHours',
  'weekdays',
  'when',
] as const;

/** The parts that a phrase stands for, and the position after it. */
export interface Match {
  parts: Part[];
  next: number;
}

/** Every way to read a phrase at a position. */
export type Phrase = (tokens: readonly Token[], at: number) => Match[];
