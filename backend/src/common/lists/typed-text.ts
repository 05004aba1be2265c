import type { Condition, ListPlan } from './list-query.js';

/** Placeholder in a query plan for typed text, until it is looked up. */
const TYPED = '$typed';

/** Filter `q` of a list that needs data of another collection; its plan goes through `resolveTypedText`. */
export const typedText = (value: unknown): Condition | null =>
  typeof value === 'string' ? { [TYPED]: value.trim() } : null;

/** A row matches the typed text if any of the conditions holds. */
type LookUp = (text: string) => Promise<Condition[]>;

/** The plan with the typed text looked up. */
export async function resolveTypedText(plan: ListPlan, lookUp: LookUp): Promise<ListPlan> {
  const conditions = await Promise.all(plan.conditions.map((condition) => lookedUp(condition, lookUp)));
  return { ...plan, conditions };
}

async function lookedUp(condition: Condition, lookUp: LookUp): Promise<Condition> {
  if (!(TYPED in condition)) return condition;
  const text = condition[TYPED] as string;
  return text ? { $or: await lookUp(text) } : {};
}
