import { CutText } from '../../../ui/text/CutText';
import type { ReceivableRow } from '../receivables/aging';
import { usePromiseWords } from './usePromiseWords';

interface LastNoteProps {
  receivable: ReceivableRow;
  /** One line of the same height, also without a note. */
  isOneLine?: boolean;
}

/** The promise that is not paid yet, and the last note. */
export function LastNote({ receivable, isOneLine = false }: LastNoteProps) {
  const { lastNote, promise } = receivable;
  const promiseWords = usePromiseWords();
  const promised = promise && (
    <CutText
      value={promiseWords(promise)}
      className={promise.isBroken ? 'small strong warned' : 'small strong'}
    />
  );
  const note = <CutText value={lastNote?.text ?? '\u00a0'} className="small quiet" />;
  if (isOneLine) return promised ?? note;
  return (
    <>
      {promised}
      {lastNote && note}
    </>
  );
}
