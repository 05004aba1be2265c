import layers from './layers.mjs';
import words from './words.mjs';

/** The rules of this project alone. */
export default { rules: { ...layers.rules, ...words.rules } };
