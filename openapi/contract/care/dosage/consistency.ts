import type { Instruction } from './dosage-facts.js';
import { DAYS_IN } from './dosage-facts.js';
import type { Duration, Timing } from './timing.js';

/** The shortest time, in days, in which the timing makes sense. */
function periodDays(timing: Timing | null): number {
  if (timing?.kind === 'pattern') return timing.everyDays;
  if (timing?.kind === 'weekdays') return 2;
  if (timing?.kind !== 'frequency') return 1;
  return timing.periodUnit === 'h'
    ? Math.ceil(timing.period / 24)
    : timing.period * DAYS_IN[timing.periodUnit];
}

/** Whether the duration is as long as one period: "weekly for 3 days" makes no sense. */
export const coversPeriod = ({
  timing,
  duration,
}: {
  timing: Timing | null;
  duration: Duration | null;
}): boolean => duration?.kind !== 'fixed' || duration.value * DAYS_IN[duration.unit] >= periodDays(timing);

const MEAL_TIMES: Instruction[] = ['beforeFood', 'halfHourBeforeFood', 'afterFood', 'withFood'];

/** Whether the instructions agree on when it is taken: "before food" and "after food" do not. */
export const isOneMealTime = ({ instructions }: { instructions: Instruction[] }): boolean =>
  instructions.filter((each) => MEAL_TIMES.includes(each)).length <= 1;
