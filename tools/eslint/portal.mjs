import layers from './layers.mjs';
import twice from './twice.mjs';
import words from './words.mjs';

/** The rules of this project alone. */
export default { rules: { ...layers.rules, ...twice.rules, ...words.rules } };
