import { late } from '../../over/late';
import type { Subject, TheirValue } from './StaleValues';
import type { TheirChange } from './useRebasedForm';

const StaleValues = late<Subject & { theirs: readonly TheirValue[] }>(
  async () => (await import('./StaleValues')).StaleValues,
  { isPlain: true },
);

interface StaleNoticeProps<Values> extends Subject {
  /** The version on which the next save is based. */
  version: number;
  theirs: readonly TheirChange<Values>[] | null;
  /** Another user's value of a field that this user also changed; null if no field shows it. */
  inWords: (change: TheirChange<Values>) => TheirValue | null;
}

/** Another user saved first: shows who, which of their values would be overwritten, and the choices. */
export function StaleNotice<Values>({
  version,
  theirs,
  inWords,
  ...subject
}: StaleNoticeProps<Values>) {
  if (theirs === null) return null;
  const values = theirs.map(inWords).filter((value) => value !== null);
  return <StaleValues key={version} {...subject} theirs={values} />;
}
