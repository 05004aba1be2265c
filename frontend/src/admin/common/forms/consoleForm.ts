/** Names the notices of the form that a page of the console consists of. */
export const CONSOLE_FORM = 'console form';
