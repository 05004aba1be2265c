/** Labels of fields whose name does not give a good label. */
const LABELS: Record<string, string> = {
  _id: 'ID',
  id: 'ID',
  ids: 'IDs',
  d_id: 'Doctor ID',
  dob: 'Date of birth',
  gstNumber: 'GST number',
  idCard: 'ID card',
  imageUrl: 'Image address',
  perGroup: 'Results of each kind',
  perPage: 'Rows on a page',
  promoPercent: 'Promotion in percent',
  promoText: 'Text of the banner',
  q: 'Search',
  url: 'Address',
  x: 'X',
};
/** Maximum length of a label: an unknown field may have any name. */
const LONGEST = 40;

/** A name given by another person, shortened to fit into a sentence. */
export const shortened = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text);

/** Label of a field: `preferredDate` → "Preferred date", `patientId` → "Patient". */
export function labelOf(field: string): string {
  if (Object.hasOwn(LABELS, field)) return LABELS[field];
  const words = shortened(field)
    .replace(/(?<=[a-z])Id$/, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/_/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const isPlace = (part: PropertyKey | undefined) => /^\d+$/.test(String(part ?? ''));

/** Label of a path: `medicines.0.dosage` → "Dosage", `days.1` → "Entry 2 of days". */
export function labelOfPath(path: readonly PropertyKey[]): string {
  const last = path.at(-1);
  if (last === undefined) return 'This';
  if (!isPlace(last)) return labelOf(String(last));
  const list = path.at(-2);
  const entry = `Entry ${Number(last) + 1}`;
  return list === undefined ? entry : `${entry} of ${lowerFirst(labelOf(String(list)))}`;
}

/** "Preferred date" → "preferred date"; leading abbreviations are unchanged: "ID card". */
const lowerFirst = (text: string) =>
  /^[A-Z]{2}/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

/** Label of a path with its lists: `medicines.0.dosage` → "Medicines, entry 1: Dosage". */
export function wholeLabelOf(path: readonly PropertyKey[]): string {
  const at = path.findIndex((part, n) => isPlace(part) && n < path.length - 1);
  if (at < 1) return labelOfPath(path);
  const list = labelOf(String(path[at - 1]));
  return `${list}, entry ${Number(path[at]) + 1}: ${labelOfPath(path.slice(at + 1))}`;
}
