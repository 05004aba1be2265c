import { alphabet, type Letter } from './alphabet.js';

/** Height of a capital in the alphabet's own units. */
const CAPITAL = 14;
/** Room between two letters in the alphabet's own units. */
const GAP = 3.3;
/** Height of one line for capitals of height 1. */
const LINE = 1.62;

const letterOf = (character: string): Letter => {
  const letter = alphabet[character];
  if (!letter) throw new RangeError(`The drawn alphabet has no letter for: ${character}`);
  return letter;
};

/**
 * Width of a line of drawn text, in the units of the drawing.
 * @param capital height of a capital letter
 * @throws RangeError for a character that the drawn alphabet does not have
 */
export function widthOf(text: string, capital: number): number {
  const units = [...text].reduce((sum, character) => sum + letterOf(character)[0] + GAP, -GAP);
  return (Math.max(0, units) * capital) / CAPITAL;
}

export interface Writing {
  /** Left end of the line, or its middle when centred. */
  x: number;
  /** Top of the capitals. */
  y: number;
  /** Height of a capital. */
  capital: number;
  colour: string;
  /** Thickness of the pen as a share of the capital's height; 0.13 when left out. */
  weight?: number;
  centred?: boolean;
}

/**
 * One line of text as pen strokes, independent of any font.
 * @throws RangeError for a character that the drawn alphabet does not have
 */
export function writeLine(text: string, { x, y, capital, colour, weight = 0.13, centred }: Writing): string {
  let at = 0;
  const strokes = [...text].map((character) => {
    const [width, pen] = letterOf(character);
    const placed = pen && `<path d="${pen}" transform="translate(${at.toFixed(1)} 0)"/>`;
    at += width + GAP;
    return placed;
  });
  const left = centred ? x - widthOf(text, capital) / 2 : x;
  const scale = (capital / CAPITAL).toFixed(3);
  return (
    `<g transform="translate(${left.toFixed(1)} ${y.toFixed(1)}) scale(${scale})" fill="none" stroke="${colour}" ` +
    `stroke-width="${(weight * CAPITAL).toFixed(2)}" stroke-linecap="round" stroke-linejoin="round">${strokes.join('')}</g>`
  );
}

/** Words in as many lines as the width asks for; a word that is wider than the line stands alone. */
function wrap(text: string, width: number, capital: number): string[] {
  return text.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    const joined = last === undefined ? word : `${last} ${word}`;
    if (last === undefined || widthOf(joined, capital) > width) return [...lines, word];
    return [...lines.slice(0, -1), joined];
  }, []);
}

export interface Fitted {
  lines: string[];
  capital: number;
  /** Height from the top of the first capitals to the foot of the last line. */
  height: number;
}

export interface Space {
  width: number;
  /** Unlimited when left out. */
  height?: number;
  lines: number;
  /** Heights of a capital to try, largest first; the last one is taken when none fits. */
  capitals: readonly number[];
}

const heightOf = (lines: string[], capital: number): number => capital * (1 + (lines.length - 1) * LINE);

/**
 * The largest writing of a text that stays inside a space.
 * @throws RangeError for a character that the drawn alphabet does not have, or without any height to try
 */
export function fitText(text: string, { width, height = Infinity, lines, capitals }: Space): Fitted {
  const smallest = capitals.at(-1);
  if (smallest === undefined) throw new RangeError('Give a height to try.');
  const fits = (capital: number): boolean => {
    const wrapped = wrap(text, width, capital);
    const wide = wrapped.some((line) => widthOf(line, capital) > width);
    return wrapped.length <= lines && !wide && heightOf(wrapped, capital) <= height;
  };
  const capital = capitals.find(fits) ?? smallest;
  const wrapped = wrap(text, width, capital);
  return { lines: wrapped, capital, height: heightOf(wrapped, capital) };
}

/** A fitted text from its top down. */
export const writeLines = ({ lines, capital }: Fitted, writing: Omit<Writing, 'capital'>): string =>
  lines
    .map((line, index) => writeLine(line, { ...writing, capital, y: writing.y + index * capital * LINE }))
    .join('');
