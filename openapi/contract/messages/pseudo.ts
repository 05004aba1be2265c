/** The values of a message's parameters, by name. */
export type MessageValues = Readonly<Record<string, string | number | boolean | null | undefined>>;

const PLAIN = 'aceginosuyzACEGINOSUYZ';
const ACCENTED = 'áçéğíñöšúýžÁÇÉĞÍÑÖŠÚÝŽ';

/** Unicode isolates around each value, which is data and keeps its letters. */
const VALUE_OR_LETTER = /\u2068([^\u2069]*)\u2069|[a-z]/gi;

/** The values of a message, marked as data. Selections by a text get the form for all others. */
export const markedValues = (values: MessageValues): MessageValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? `\u2068${value}\u2069` : value,
    ]),
  );

/** A message in the pseudo-language: "Book a visit" becomes "[Böök á víšít]". */
export const pseudo = (message: string): string =>
  `[${message.replace(
    VALUE_OR_LETTER,
    (found, value?: string) => value ?? ACCENTED[PLAIN.indexOf(found)] ?? found,
  )}]`;
