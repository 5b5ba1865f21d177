/** The last instant that every database can store. MySQL rejects a later one. */
export const LAST_INSTANT = new Date('9999-12-31T23:59:59.999Z');
