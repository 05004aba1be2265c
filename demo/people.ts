import { randomFrom } from './random.js';

/** 'Dr. Ananya Sharma' becomes ananya.sharma@demo.test. */
export const emailOf = (fullName: string): string =>
  `${fullName
    .replace(/^Dr\. /, '')
    .toLowerCase()
    .replace(/[^a-z ]/g, '')
    .trim()
    .split(/ +/)
    .join('.')}@demo.test`;

/** An Indian mobile number in E.164 that follows from the name. */
export const mobileOf = (fullName: string): string =>
  `+9198${String(randomFrom(`mobile of ${fullName}`).below(100_000_000)).padStart(8, '0')}`;
