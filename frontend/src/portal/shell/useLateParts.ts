import { useEffect } from 'react';
import { loadConfirmDialog } from '../../ui/over/confirm/ConfirmHost';
import { loadCompleteDialog } from '../job/actions/loadCompleteDialog';
import { loadDriverTheme } from './loadDriverTheme';

const loadToasts = () => import(/* webpackChunkName: "toast" */ '../../ui/over/toast/ToastHost');

const PARTS = [loadDriverTheme, loadCompleteDialog, loadToasts, loadConfirmDialog];

/** On a slow line the first view stands by then. */
const LATER_MS = 5_000;

/** Loads what the first view does without, so that it is there when the connection is lost. */
export function useLateParts(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      // What fails here is loaded again when it is wanted.
      void Promise.allSettled(PARTS.map((load) => load()));
    }, LATER_MS);
    return () => clearTimeout(timer);
  }, []);
}
