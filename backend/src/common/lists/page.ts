export interface Page<T> {
  rows: T[];
  /** All rows that the filter lets through, on whatever page. */
  total: number;
  first: number;
}

/** The header react-admin pages by: "appointments 0-24/312". */
export const contentRange = (resource: string, page: Page<unknown>): string =>
  page.rows.length === 0
    ? `${resource} */${page.total}`
    : `${resource} ${page.first}-${page.first + page.rows.length - 1}/${page.total}`;
