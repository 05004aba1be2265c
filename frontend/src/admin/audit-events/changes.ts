export interface Change {
  field: string;
  before: string;
  after: string;
  isChanged: boolean;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value as text: words as they are, lists with commas, anything else as JSON, a dash where there is none. */
export function asText(value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (Array.isArray(value)) return value.map(asText).join(', ') || 'none';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** A record before and after a step, field by field, the changed fields first. A state that is no record counts as one field. */
export function changesBetween(before: unknown, after: unknown): Change[] {
  const [old, now] = [before, after].map((state) => {
    if (state === null || state === undefined) return {};
    return isRecord(state) ? state : { value: state };
  }) as [Record<string, unknown>, Record<string, unknown>];
  const fields = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  const changes = fields.map((field) => {
    const texts = { before: asText(old[field]), after: asText(now[field]) };
    return { field, ...texts, isChanged: texts.before !== texts.after };
  });
  return [...changes.filter((each) => each.isChanged), ...changes.filter((each) => !each.isChanged)];
}
