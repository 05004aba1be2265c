import floors from './floors.mjs';
import words from './words.mjs';

/** The rules of this project alone. */
export default { rules: { ...floors.rules, ...words.rules } };
