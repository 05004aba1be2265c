/** A character that a reader sees: no space, control, format or filler character; U+2800 is an empty Braille cell. */
const VISIBLE = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800]/u;

/** Whether a reader sees anything of the text. */
export const isVisible = (text: string): boolean => VISIBLE.test(text);

/** The trimmed text; empty if no character is visible. */
export const trimVisible = (text: string): string => (isVisible(text) ? text.trim() : '');
