import type { Condition, ListPlan } from './list-query.js';

/** Stands in a plan for what was typed, until it is looked up. */
const TYPED = '$typed';

/** Filter `q` of a list whose rows are found by what another collection knows; its plan goes through `resolveTypedText`. */
export const typedText = (value: unknown): Condition | null =>
  typeof value === 'string' ? { [TYPED]: value.trim() } : null;

/** Any of the conditions that it gives makes a row fit what was typed. */
type LookUp = (text: string) => Promise<Condition[]>;

/** The plan with what was typed looked up. */
export async function resolveTypedText(plan: ListPlan, lookUp: LookUp): Promise<ListPlan> {
  const conditions = await Promise.all(plan.conditions.map((condition) => lookedUp(condition, lookUp)));
  return { ...plan, conditions };
}

async function lookedUp(condition: Condition, lookUp: LookUp): Promise<Condition> {
  if (!(TYPED in condition)) return condition;
  const text = condition[TYPED] as string;
  return text ? { $or: await lookUp(text) } : {};
}
