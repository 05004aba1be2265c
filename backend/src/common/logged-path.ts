/** A query, or a fragment that a mail program has encoded: either may contain a secret. */
const SECRET_PART = /(?:[?#]|%(?:25)*(?:23|3f)).*$/is;

/** The part of an address that may be logged: its path. */
export const loggedPath = (url: string): string => url.replace(SECRET_PART, '');
