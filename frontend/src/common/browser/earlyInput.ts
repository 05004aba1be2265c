declare global {
  interface Window {
    /** The button that was pressed last on a page that the server has drawn; index.html notes it. */
    pressed?: HTMLElement;
  }
}

type Field = HTMLInputElement | HTMLSelectElement;

const setText = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

const isSelect = (field: Field): field is HTMLSelectElement => field instanceof HTMLSelectElement;

const isChanged = (field: Field): boolean =>
  isSelect(field)
    ? !field.selectedOptions[0]?.defaultSelected
    : field.value !== field.defaultValue || field.checked !== field.defaultChecked;

/** Types a text anew. React takes what it finds for its own: it hears only what differs from that. */
function type(field: HTMLInputElement, text: string, caret: number | null): void {
  field.value = field.defaultValue;
  setText?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (caret !== null) field.setSelectionRange(caret, caret);
}

function tick(field: HTMLInputElement): void {
  field.checked = field.defaultChecked;
  field.click();
}

function choose(field: HTMLSelectElement, value: string): void {
  field.value = value;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/**
 * Remembers what a visitor has chosen, typed and pressed on a page that the server has drawn.
 * @returns does it once more, for the program that has taken the page over
 */
export function rememberInput(container: HTMLElement): () => void {
  const { pressed } = window;
  const changes = [...container.querySelectorAll<Field>('input, select')]
    .filter(isChanged)
    .map((field) => ({ field, value: field.value, caret: isSelect(field) ? null : field.selectionStart }));
  const doAgain = async () => {
    // React hears nothing of what happens within its own turn.
    await Promise.resolve();
    for (const { field, value, caret } of changes) {
      // Who went on meanwhile was heard by the program.
      if (field.value !== value && isChanged(field)) continue;
      if (isSelect(field)) choose(field, value);
      else if (value === field.defaultValue) tick(field);
      else type(field, value, caret);
    }
    pressed?.click();
  };
  return () => void doAgain();
}
