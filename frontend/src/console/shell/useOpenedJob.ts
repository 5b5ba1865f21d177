import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../api/accounts/session';
import { focusRow, openedRecord, rowOf } from '../../parts/commands/rows';
import { rememberRecent } from '../../parts/commands/recentItems';

/**
 * Remembers the job that is opened, and brings the focus to its row once the details close:
 * what opened them may have been scrolled away while one record followed another.
 */
export function useOpenedJob(): void {
  const person = useSession().user?.id;
  const { search } = useLocation();
  const opened = openedRecord(search);
  const { name, id } = opened ?? {};
  useEffect(() => {
    if (name === undefined || id === undefined) return undefined;
    if (name === 'job' && person !== undefined) rememberRecent(person, `job:${id}`);
    return () => {
      // After the closing dialog gave the focus back.
      setTimeout(() => {
        if (openedRecord(window.location.search) !== null) return;
        const row = rowOf({ name, id });
        if (row && !row.contains(document.activeElement)) focusRow(row);
      });
    };
  }, [name, id, person]);
}
