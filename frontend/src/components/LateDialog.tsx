import type { DialogProps } from '@mui/material/Dialog';
import { lazy, Suspense } from 'react';

export const loadDialog = () => import(/* webpackChunkName: "dialog" */ '@mui/material/Dialog');
const Dialog = lazy(loadDialog);

/** A dialog that no first view waits for: it loads with the first one that might open. */
export function LateDialog(props: DialogProps) {
  return (
    <Suspense>
      <Dialog {...props} />
    </Suspense>
  );
}
