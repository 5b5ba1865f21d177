import type { Facts } from './ledger';
import { isCheck, isMark, isReport, jobName } from './names';

/** Each applied mark is in the history once, in order, and the last one is current. */
export function wrongMarks({ logged, entries, jobs }: Facts): string[] {
  return jobs.flatMap(({ id, leftNote }) => {
    const applied = logged.filter(
      (row) => row.jobId === id && row.outcome === 'applied' && isMark(row),
    );
    const wanted = applied.map(({ type, notes }) => `${type} ${notes ?? ''}`.trim());
    const told = entries.flatMap(({ jobId, action, after }) => {
      if (jobId !== id) return [];
      if (action === 'job.unit-taken-back') return ['take-unit'];
      if (action !== 'job.unit-left') return [];
      const { note } = JSON.parse(after ?? '{}') as { note?: string }; // our own log
      return [`leave-unit ${note ?? ''}`.trim()];
    });
    const last = applied.at(-1)?.notes ?? null;
    return [
      ...(wanted.join() === told.join()
        ? []
        : [`marks of ${jobName(id)}: ${told.join(' | ')} instead of ${wanted.join(' | ')}`]),
      ...(leftNote === last ? [] : [`the last mark of ${jobName(id)} does not stand`]),
    ];
  });
}

/** Each applied VIN check is in the history once, unless it repeated the last one, which is current. */
export function wrongChecks({ logged, entries, jobs }: Facts): string[] {
  return jobs.flatMap(({ id, checkedVin }) => {
    const applied = logged.filter(
      (row) => row.jobId === id && row.outcome === 'applied' && isCheck(row),
    );
    const wanted = applied
      .map(({ type, notes }) => `${type} ${notes ?? ''}`)
      .filter((check, index, all) => check !== all[index - 1]);
    const told = entries.flatMap(({ jobId, action, after }) => {
      const type = TYPE_OF_CHECK[action];
      if (jobId !== id || type === undefined) return [];
      const { vin } = JSON.parse(after ?? '{}') as { vin?: string }; // our own log
      return [`${type} ${vin ?? ''}`];
    });
    const last = applied.at(-1)?.notes ?? null;
    return [
      ...(wanted.join() === told.join()
        ? []
        : [`checks of ${jobName(id)}: ${told.join(' | ')} instead of ${wanted.join(' | ')}`]),
      ...(checkedVin === last ? [] : [`the last check of ${jobName(id)} does not stand`]),
    ];
  });
}

const TYPE_OF_CHECK: Readonly<Record<string, string>> = {
  'job.unit-checked': 'check-unit',
  'job.unit-loaded-anyway': 'load-anyway',
};

/** Each applied report is in the history once, in order, and the last one is current. */
export function wrongReports({ logged, entries, jobs, reportNotes }: Facts): string[] {
  return jobs.flatMap(({ id }) => {
    const wanted = logged
      .filter((row) => row.jobId === id && row.outcome === 'applied' && isReport(row))
      .map(({ notes }) => notes ?? '');
    const told = entries.flatMap(({ jobId, action, after }) => {
      if (jobId !== id || action !== 'job.unit-reported') return [];
      const { report } = JSON.parse(after ?? '{}') as { report?: { note?: string } }; // our own log
      return [report?.note ?? ''];
    });
    const standing = reportNotes.filter(({ jobId }) => jobId === id).map(({ note }) => note);
    const last = wanted.slice(-1);
    return [
      ...(wanted.join() === told.join()
        ? []
        : [`reports of ${jobName(id)}: ${told.join(' | ')} instead of ${wanted.join(' | ')}`]),
      ...(standing.join() === last.join()
        ? []
        : [`the last report of ${jobName(id)} does not stand`]),
    ];
  });
}
