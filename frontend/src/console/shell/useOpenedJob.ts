import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../api/accounts/session';
import { focusRow, openedRecord, rowOf } from '../../parts/commands/rows';
import { rememberRecent } from '../../parts/commands/recentItems';
import { useReadAddress } from '../../ui/url/address';

/**
 * Remembers the opened job and focuses its row when the details close. The element that opened them may have been
 * scrolled out of the list.
 */
export function useOpenedJob(): void {
  const person = useSession().user?.id;
  const { search } = useLocation();
  const readAddress = useReadAddress();
  const opened = openedRecord(search);
  const { name, id } = opened ?? {};
  useEffect(() => {
    if (name === undefined || id === undefined) return undefined;
    if (name === 'job' && person !== undefined) rememberRecent(person, `job:${id}`);
    return () => {
      // After the closing dialog has returned the focus.
      setTimeout(() => {
        if (openedRecord(readAddress().search) !== null) return;
        const row = rowOf({ name, id });
        if (row && !row.contains(document.activeElement)) focusRow(row);
      });
    };
  }, [name, id, person, readAddress]);
}
