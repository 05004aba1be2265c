/** All inputs and selects; the component library's selects are buttons. */
const FIELDS = 'input, textarea, select, [role="combobox"], [contenteditable="true"]';

export const isField = (element: unknown): element is HTMLElement =>
  element instanceof HTMLElement && element.matches(FIELDS);

/** The focused field of the page or a dialog. */
export const fieldInUse = (): HTMLElement | null =>
  isField(document.activeElement) ? document.activeElement : null;
