import { dayOf } from '@dispatch/domain/time/company-day';
import { useEffect, useRef, useState } from 'react';
import { useConfig } from '../../api/config';
import { useApiDispatch } from '../../api/api';
import { exportJobs, type ExportRequest } from '../../api/jobs/exportJobs';
import { clearSession } from '../../api/accounts/session';
import { useToast } from '../../ui/over/toast/useToast';
import { useErrorText } from '../../ui/text/useErrorText';
import { useTranslation } from '../../ui/text/useTranslation';
import { lineCounter } from './countLines';
import { chooseDestination, type Destination } from './saveFile';

export interface Progress {
  readonly bytes: number;
  /** Jobs so far; null where the file does not tell. */
  readonly rows: number | null;
}

/** Why there is no report: something failed, or the person stopped it. */
interface Problem {
  readonly kind: 'failed' | 'stopped';
  readonly text: string;
}

/** Often enough to look alive, seldom enough to cost nothing. */
const SHOWN_EVERY_MS = 100;

/** Downloads the report, tells how far it is, and can be stopped. */
export function useExport() {
  const { t } = useTranslation('export');
  const { timeZone } = useConfig();
  const toast = useToast();
  const dispatch = useApiDispatch();
  const errorText = useErrorText();
  const [progress, setProgress] = useState<Progress | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const receive = async (request: ExportRequest, destination: Destination) => {
    const stop = new AbortController();
    running.current = stop;
    const end = async (text: string): Promise<Problem> => {
      const isStopped = stop.signal.aborted;
      stop.abort();
      await destination.discard().catch(() => undefined);
      return isStopped ? { kind: 'stopped', text: t('stopped') } : { kind: 'failed', text };
    };
    // Lines of vehicles do not tell how many jobs there were.
    const tellsJobs = request.format === 'csv' && request.lines === undefined;
    setProgress({ bytes: 0, rows: tellsJobs ? 0 : null });
    const { file, error: failure } = await exportJobs(request, stop.signal);
    // Asked past the store, so that its listener for refused calls does not hear of it.
    if (failure?.status === 401) void dispatch(clearSession.initiate());
    if (failure) return end(errorText(failure));
    const lines = lineCounter();
    const reader = file.content.getReader();
    let bytes = 0;
    let shownAt = 0;
    try {
      for (;;) {
        const { done, value } = await reader.read();
        if (done) break;
        bytes += value.byteLength;
        const rows = tellsJobs ? Math.max(0, lines(value) - 1) : null;
        await destination.write(value);
        if (performance.now() - shownAt < SHOWN_EVERY_MS) continue;
        shownAt = performance.now();
        setProgress({ bytes, rows });
      }
      await destination.finish(file.name, file.type);
      return null;
    } catch {
      return end(t('brokenOff'));
    }
  };

  /** Resolves to whether the report was saved. */
  const download = async (request: ExportRequest): Promise<boolean> => {
    setProblem(null);
    const name = `${t('fileName')}-${dayOf(new Date(), timeZone)}.${request.format}`;
    const destination = await chooseDestination(name);
    if (destination === null) return false;
    const found = await receive(request, destination);
    setProgress(null);
    setProblem(found);
    if (found === null) toast.success(t('done'));
    return found === null;
  };
  return { download, stop: () => running.current?.abort(), progress, problem };
}
