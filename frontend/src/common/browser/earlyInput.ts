declare global {
  interface Window {
    /** The button that was pressed last on a page that the server has drawn; index.html notes it. */
    pressed?: HTMLElement;
  }
}

type Field = HTMLInputElement | HTMLSelectElement;

/** Until the program has understood one choice, frames. */
const MAX_FRAMES = 120;
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

/** Chooses anew, and waits until the page says so: two choices in one go would forget the first. */
async function choose(field: HTMLSelectElement, value: string): Promise<void> {
  field.value = value;
  field.dispatchEvent(new Event('change', { bubbles: true }));
  for (let frame = 0; frame < MAX_FRAMES && field.value !== value; frame += 1)
    await new Promise(requestAnimationFrame);
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
    for (const { field, value } of changes) if (isSelect(field)) await choose(field, value);
    // Last: a text is looked for after a while, by then with all that was chosen.
    for (const { field, value, caret } of changes) {
      if (isSelect(field)) continue;
      if (value === field.defaultValue) tick(field);
      else type(field, value, caret);
    }
    pressed?.click();
  };
  return () => void doAgain();
}
