/** The reference that users see: 'JOB-000123'. It never changes. */
export function jobReference(id: number): string {
  return `JOB-${String(id).padStart(6, '0')}`;
}

/** The id of a reference in any case, with or without zeros and hyphen; null for other text. */
export function parseJobReference(text: string): number | null {
  const digits = /^job[-\s]?(\d{1,16})$/i.exec(text.trim())?.[1];
  const id = Number(digits);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}
