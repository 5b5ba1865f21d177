import { useEffect } from 'react';
import { ConfirmDialog } from '../../ui/over/confirm/ConfirmHost';
import { ToastHost } from '../../ui/over/toast/Toasts';
import { JobPage } from '../job/lateJobPage';
import { CompleteDialog } from '../job/actions/lateCompleteDialog';
import { PhotoCamera } from '../job/photos/latePhotoCamera';
import { MissingParts, UnitReportScreen } from '../job/report/lateUnitReport';
import { SettingsSheet } from '../settings/lateSettingsSheet';
import { SignScreen } from '../job/sign/lateSignScreen';
import { VinCheck } from '../job/scan/lateVinCheck';
import { LeaveUnitDialog } from '../job/actions/lateLeaveUnitDialog';

const PARTS = [
  ...[
    JobPage,
    CompleteDialog,
    LeaveUnitDialog,
    VinCheck,
    PhotoCamera,
    UnitReportScreen,
    MissingParts,
  ],
  ...[SettingsSheet, SignScreen, ToastHost, ConfirmDialog],
];

const keepReader = async () => {
  const scan = await import(/* webpackChunkName: "scan" */ '../job/scan/codeReader');
  await scan.keepReader();
};

/** By then the first view is ready, even on a slow connection. */
const LATER_MS = 5_000;
const AGAIN_MS = 30_000;
/** A full phone would download the code reader at each try, and never keep it. */
const TRIES = 3;

/** Loads the parts that the first view does not need, so that they are available offline. */
export function useLateParts(): void {
  useEffect(() => {
    let isOver = false;
    let timer: ReturnType<typeof setTimeout>;
    // The next page that a driver opens. If it fails, it is loaded again with the others.
    void JobPage.load().catch(() => undefined);
    const loadIn = (ms: number, tries: number) => {
      timer = setTimeout(() => {
        const loads = [...PARTS.map(({ load }) => load()), keepReader()];
        void Promise.all(loads).catch(() => {
          if (!isOver && tries > 1) loadIn(AGAIN_MS, tries - 1);
        });
      }, ms);
    };
    loadIn(LATER_MS, TRIES);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, []);
}
