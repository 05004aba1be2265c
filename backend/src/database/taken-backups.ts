/** The collection of the backups that were taken, each with its time. */
export const BACKUPS = 'backups';
