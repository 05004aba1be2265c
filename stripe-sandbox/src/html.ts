/** Text that is safe to put into a page as it stands. */
export class Html {
  constructor(private readonly text: string) {}

  toString(): string {
    return this.text;
  }
}

type Part = Html | string | number | null | false | Part[];

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * Template tag for pages: every value is escaped, except what `html` itself made. Lists are joined; null and false give
 * nothing.
 */
export function html(literals: TemplateStringsArray, ...parts: Part[]): Html {
  const text = literals.map(
    (literal, position) => literal + (position < parts.length ? render(parts[position]) : ''),
  );
  return new Html(text.join(''));
}

function render(part: Part): string {
  if (Array.isArray(part)) return part.map(render).join('');
  if (part === null || part === false) return '';
  if (part instanceof Html) return part.toString();
  return String(part).replace(/[&<>"']/g, (character) => ESCAPES[character]);
}
