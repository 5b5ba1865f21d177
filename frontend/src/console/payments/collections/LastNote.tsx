import { CutText } from '../../../ui/text/CutText';
import type { ReceivableRow } from '../receivables/aging';
import './collections.css';
import { usePromiseWords } from './usePromiseWords';

/** The promise that is not kept yet, and the last note. */
export function LastNote({ receivable: { lastNote, promise } }: { receivable: ReceivableRow }) {
  const promiseWords = usePromiseWords();
  if (lastNote === null) return null;
  return (
    <div className="last-note small">
      {promise && (
        <p className={promise.isBroken ? 'strong warned' : 'strong'}>{promiseWords(promise)}</p>
      )}
      <CutText value={lastNote.text} className="quiet" />
    </div>
  );
}
