/** A query, or a fragment that a mail program has encoded: both may hold a secret. */
const SECRET_PART = /(?:[?#]|%(?:25)*(?:23|3f)).*$/is;

/** What a log may say of an address: its path. */
export const loggedPath = (url: string): string => url.replace(SECRET_PART, '');
