import { nameKeyOf } from './name-key.js';

/** "Know your blood pressure" → "know-your-blood-pressure"; '' for a text without a Latin letter or digit. */
export const slugOf = (text: string): string =>
  nameKeyOf(text)
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-|-$/g, '');
