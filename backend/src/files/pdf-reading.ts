/** One PDF value, as far as the checks need it. */
export interface PdfValue {
  /** Every decoded name outside of strings and comments (`J#61va` is `Java`). */
  names: string[];
  /** Whether its brackets match. */
  whole: boolean;
  /** Filter names of the described stream, separated by spaces; '?' for a value that is not a name. */
  filters: string;
  /** The start of that stream's data; null without a stream. */
  streamAt: number | null;
}

const CHARS = { '(': 40, ')': 41, '<': 60, '>': 62, '[': 91, ']': 93, '{': 123, '}': 125, '/': 47, '%': 37 };
const [CR, LF, BACKSLASH] = [13, 10, 92];
const SPACES = new Set([0, 9, 10, 12, 13, 32]);
const DELIMITERS = new Set(Object.values(CHARS));
const MAX_NESTED = 200;

/** The remaining limits for reading a PDF before it is refused as unusual. */
export interface PdfBudget {
  /** Bytes of objects, counted for each read. */
  bytes: number;
  /** Names; one with `#` escapes counts for each of its characters. */
  names: number;
}

/** A decoded name. */
export function nameOf(written: string, budget: PdfBudget): string {
  const isEscaped = written.includes('#');
  budget.names -= isEscaped ? written.length : 1;
  if (!isEscaped || budget.names <= 0) return written;
  return written.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
}

/**
 * Reads one PDF value at a position, as readers do: brackets, strings and comments by ISO 32000, 7.2 and 7.3.
 */
export class PdfReading {
  private readonly names: string[] = [];
  /** The open brackets. */
  private readonly open: number[] = [];
  private readonly filters: string[] = [];
  /** Whether the next token is the value of the outermost dictionary's /Filter. */
  private inFilter = false;
  private readonly end: number;
  private at: number;

  /** @param budget is reduced by what is read */
  constructor(
    private readonly pdf: Buffer,
    private readonly from: number,
    private readonly budget: PdfBudget,
  ) {
    this.at = from;
    this.end = Math.min(pdf.length, from + budget.bytes);
  }

  value(): PdfValue {
    const whole = this.readBracketed();
    this.budget.bytes -= this.at - this.from + 1;
    const isStream = whole && this.names.length > 0 && this.isNext('stream');
    const streamAt = isStream ? this.lineAfter(this.at + 'stream'.length) : null;
    return { names: this.names, whole, filters: this.filters.join(' '), streamAt };
  }

  /** Without a bracket, the value is a single token. */
  private readBracketed(): boolean {
    do {
      this.skipSpace();
      if (this.at >= this.end || this.open.length > MAX_NESTED || this.budget.names <= 0)
        return this.open.length === 0;
      if (!this.readToken()) return false;
    } while (this.open.length > 0);
    return true;
  }

  /** Reads one token; false for an unmatched closing bracket. */
  private readToken(): boolean {
    const char = this.pdf[this.at];
    const doubled = this.pdf[this.at + 1] === char;
    if (char === CHARS['/']) return this.readName();
    if (this.inFilter && char !== CHARS['['] && char !== CHARS[']']) this.filters.push('?');
    if (char === CHARS['[']) return this.opens(char, 1);
    if (char === CHARS['<'] && doubled) return this.opens(char, 2);
    if (char === CHARS[']']) return this.closes(CHARS['['], 1);
    if (char === CHARS['>']) return doubled && this.closes(CHARS['<'], 2);
    if (char === CHARS['(']) this.skipText();
    else if (char === CHARS['<']) this.at = this.after(CHARS['>']);
    else if (DELIMITERS.has(char)) this.at += 1;
    else this.skipWord();
    return true;
  }

  private opens(bracket: number, width: number): true {
    this.open.push(bracket);
    this.at += width;
    return true;
  }

  private closes(bracket: number, width: number): boolean {
    this.at += width;
    if (this.open.length === 0) return true;
    const opened = this.open.pop();
    if (this.open.length === 1) this.inFilter = false;
    return opened === bracket;
  }

  /** In the outermost dictionary, /Filter is followed by a name or a list of names. */
  private readName(): true {
    const from = this.at + 1;
    this.at = from;
    this.skipWord();
    const name = nameOf(this.pdf.toString('latin1', from, this.at), this.budget);
    this.names.push(name);
    if (this.inFilter) this.filters.push(name);
    const isOutermost = this.open.length === 1;
    this.inFilter = isOutermost ? !this.inFilter && name === 'Filter' : this.inFilter;
    return true;
  }

  private skipWord(): void {
    while (this.at < this.end && !SPACES.has(this.pdf[this.at]) && !DELIMITERS.has(this.pdf[this.at]))
      this.at += 1;
  }

  private skipSpace(): void {
    while (this.at < this.end) {
      if (this.pdf[this.at] === CHARS['%']) this.skipComment();
      else if (SPACES.has(this.pdf[this.at])) this.at += 1;
      else return;
    }
  }

  private skipComment(): void {
    while (this.at < this.end && this.pdf[this.at] !== CR && this.pdf[this.at] !== LF) this.at += 1;
  }

  private skipText(): void {
    let depth = 0;
    do {
      const char = this.pdf[this.at];
      if (char === BACKSLASH) this.at += 1;
      else if (char === CHARS['(']) depth += 1;
      else if (char === CHARS[')']) depth -= 1;
      this.at += 1;
    } while (depth > 0 && this.at < this.end);
  }

  private after(char: number): number {
    const found = this.pdf.indexOf(char, this.at);
    return found < 0 ? this.end : found + 1;
  }

  private isNext(word: string): boolean {
    this.skipSpace();
    return this.pdf.toString('latin1', this.at, this.at + word.length) === word;
  }

  private lineAfter(at: number): number {
    let end = at;
    while (end < this.end && this.pdf[end] !== CR && this.pdf[end] !== LF) end += 1;
    return this.pdf[end] === CR && this.pdf[end + 1] === LF ? end + 2 : end + 1;
  }
}
