import { dayOf } from '@dispatch/domain/time/company-day';
import { useEffect, useRef, useState } from 'react';
import { useConfig } from '../../api/config';
import { useApiDispatch } from '../../api/api';
import { exportAddress, exportJobs, type ExportRequest } from '../../api/jobs/exportJobs';
import { clearSession } from '../../api/accounts/session';
import { useToast } from '../../ui/over/toast/useToast';
import { useErrorText } from '../../ui/text/useErrorText';
import { useTranslation } from '../../ui/text/useTranslation';
import { lineCounter } from './countLines';
import { chooseFile, downloadAddress, type ChosenFile } from './saveFile';

export interface Progress {
  readonly bytes: number;
  /** Jobs received so far; null if the file format does not allow counting them. */
  readonly rows: number | null;
}

/** The reason for a missing report: a failure, or a cancelled download. */
interface Problem {
  readonly kind: 'failed' | 'stopped';
  readonly text: string;
}

/** A smooth display at little cost. */
const SHOWN_EVERY_MS = 100;

/** Downloads the report with progress; can be cancelled. */
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

  const receive = async (request: ExportRequest, chosen: ChosenFile | 'download') => {
    const stop = new AbortController();
    running.current = stop;
    const end = async (text: string): Promise<Problem> => {
      const isStopped = stop.signal.aborted;
      stop.abort();
      if (chosen !== 'download') await chosen.discard().catch(() => undefined);
      return isStopped ? { kind: 'stopped', text: t('stopped') } : { kind: 'failed', text };
    };
    // Vehicle lines do not give the number of jobs.
    const tellsJobs = request.format === 'csv' && request.lines === undefined;
    setProgress({ bytes: 0, rows: tellsJobs ? 0 : null });
    const { file, error: failure } = await exportJobs(request, stop.signal);
    // This request bypasses the store, so handle 401 here.
    if (failure?.status === 401) void dispatch(clearSession.initiate());
    if (failure) return end(errorText(failure));
    if (chosen === 'download') {
      // This answer only shows that the server accepts the request.
      stop.abort();
      downloadAddress(exportAddress(request));
      return null;
    }
    const lines = lineCounter();
    const reader = file.content.getReader();
    let bytes = 0;
    let shownAt = 0;
    // Ends a read that waits, even if the request does not notice the signal.
    stop.signal.addEventListener('abort', () => void reader.cancel().catch(() => undefined));
    try {
      for (;;) {
        const { done, value } = await reader.read();
        stop.signal.throwIfAborted();
        if (done) break;
        bytes += value.byteLength;
        const rows = tellsJobs ? Math.max(0, lines(value) - 1) : null;
        await chosen.write(value);
        if (performance.now() - shownAt < SHOWN_EVERY_MS) continue;
        shownAt = performance.now();
        setProgress({ bytes, rows });
      }
      await chosen.finish();
      return null;
    } catch {
      return end(t('brokenOff'));
    }
  };

  const download = async (request: ExportRequest): Promise<boolean> => {
    setProblem(null);
    const name = `${t('fileName')}-${dayOf(new Date(), timeZone)}.${request.format}`;
    const chosen = await chooseFile(name);
    if (chosen === null) return false;
    const found = await receive(request, chosen);
    setProgress(null);
    setProblem(found);
    if (found === null) toast.success(t(chosen === 'download' ? 'begun' : 'done'));
    return found === null;
  };
  return { download, stop: () => running.current?.abort(), progress, problem };
}
