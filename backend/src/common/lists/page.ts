export interface Page<T> {
  rows: T[];
  /** All matching rows of all pages. */
  total: number;
  /** There are more than `total`; the rest is not counted. */
  isAtLeast?: boolean;
  first: number;
}

/** The header react-admin pages by: "appointments 0-24/312"; "appointments 0-24/10000+" where there are more. */
export function contentRange(resource: string, { rows, total, isAtLeast, first }: Page<unknown>): string {
  const range = rows.length === 0 ? '*' : `${first}-${first + rows.length - 1}`;
  return `${resource} ${range}/${total}${isAtLeast ? '+' : ''}`;
}
