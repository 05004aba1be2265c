/** Everything that a person types or chooses in; the component library's selects are buttons by their element. */
const FIELDS = 'input, textarea, select, [role="combobox"], [contenteditable="true"]';

export const isField = (element: unknown): element is HTMLElement =>
  element instanceof HTMLElement && element.matches(FIELDS);

/** The field that is being filled in, of the page or of a dialog. */
export const fieldInUse = (): HTMLElement | null =>
  isField(document.activeElement) ? document.activeElement : null;
