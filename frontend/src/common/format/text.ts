/** "Patient" for "patient". */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "RM" for "Rohan Mehta", "AS" for "Dr. Ananya Sharma": first and last name without the title. */
export function initialsOf(fullName: string): string {
  const names = fullName.split(/\s+/).filter((name) => name !== '' && !name.endsWith('.'));
  const [first = '', last = ''] = [names.at(0), names.length > 1 ? names.at(-1) : ''];
  return `${first.charAt(0)}${last.charAt(0)}`.toUpperCase();
}
