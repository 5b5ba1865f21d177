import { late } from '../../over/late';
import type { Subject, TheirValue } from './StaleValues';
import type { TheirChange } from './useRebasedForm';

const StaleValues = late<Subject & { theirs: readonly TheirValue[] }>(
  async () => (await import('./StaleValues')).StaleValues,
  { isPlain: true },
);

interface StaleNoticeProps<Values> extends Subject {
  /** Of the record that the next save is based on. */
  version: number;
  theirs: readonly TheirChange<Values>[] | null;
  /** What they put where the person also changed something; null for what no field shows. */
  inWords: (change: TheirChange<Values>) => TheirValue | null;
}

/** Somebody else saved first: who, what of it the person is about to overwrite, and what now. */
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
