import { useEffect } from 'react';
import { ConfirmDialog } from '../../ui/over/confirm/ConfirmHost';
import { ToastHost } from '../../ui/over/toast/Toasts';
import { CompleteDialog } from '../job/actions/lateCompleteDialog';
import { PhotoCamera } from '../job/photos/latePhotoCamera';
import { MissingParts, UnitReportScreen } from '../job/report/lateUnitReport';
import { SignScreen } from '../job/sign/lateSignScreen';
import { VinCheck } from '../job/scan/lateVinCheck';
import { LeaveUnitDialog } from '../job/actions/lateLeaveUnitDialog';

const PARTS = [
  ...[CompleteDialog, LeaveUnitDialog, VinCheck, PhotoCamera, UnitReportScreen, MissingParts],
  ...[SignScreen, ToastHost, ConfirmDialog],
];

const keepReader = async () => {
  const scan = await import(/* webpackChunkName: "scan" */ '../job/scan/codeReader');
  await scan.keepReader();
};

/** On a slow line the first view stands by then. */
const LATER_MS = 5_000;

/** Loads what the first view does without, so that it is there when the connection is lost. */
export function useLateParts(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      // What fails here is loaded again when it is wanted.
      void Promise.allSettled([...PARTS.map(({ load }) => load()), keepReader()]);
    }, LATER_MS);
    return () => clearTimeout(timer);
  }, []);
}
