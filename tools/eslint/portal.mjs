import floors from './floors.mjs';
import twice from './twice.mjs';
import words from './words.mjs';

/** The rules of this project alone. */
export default { rules: { ...floors.rules, ...twice.rules, ...words.rules } };
