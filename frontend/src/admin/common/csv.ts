/** Cells that begin so would run as a formula when a spreadsheet opens the file. */
const FORMULA_START = /^[=+\-@\t\r\0]/;

function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(cellText).join('; ');
  if (typeof value === 'object' && 'fullName' in value) return cellText(value.fullName);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function quoted(text: string): string {
  const safe = FORMULA_START.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Records as CSV (RFC 4180, CRLF) with a head line of every field that occurs; people are written by name, lists with "; ".
 * Text that a spreadsheet would run as a formula gets a leading apostrophe.
 */
export function toCsv(records: readonly object[]): string {
  const fields = [...new Set(records.flatMap((record) => Object.keys(record)))].filter(
    (field) => field !== '_id',
  );
  const lines = records.map((record) => {
    const values = new Map(Object.entries(record));
    return fields.map((field) => quoted(cellText(values.get(field)))).join(',');
  });
  return [fields.map(quoted).join(','), ...lines].map((line) => `${line}\r\n`).join('');
}
