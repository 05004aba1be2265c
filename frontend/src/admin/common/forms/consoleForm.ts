/** The notice key of a page's main form. */
export const CONSOLE_FORM = 'console form';
