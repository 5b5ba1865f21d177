import type { Facts, Sealed } from './ledger';
import { isSign, jobName } from './names';

/** A part of a report version, as stored. */
export interface SealedPart {
  readonly jobId: number;
  readonly number: number;
  readonly content: string;
}

/** Joins the parts of versions, which are in order. */
export function sealedOf(parts: readonly SealedPart[]): Sealed[] {
  const texts = new Map<string, SealedPart>();
  for (const part of parts) {
    const key = `${String(part.jobId)} ${String(part.number)}`;
    texts.set(key, { ...part, content: (texts.get(key)?.content ?? '') + part.content });
  }
  return [...texts.values()].map(({ jobId, number, content }) => {
    // This JSON comes from the server.
    const { stage, signature } = JSON.parse(content) as {
      stage: Sealed['stage'];
      signature: { name: string };
    };
    return { jobId, number, stage, name: signature.name };
  });
}

/**
 * Each applied signature sealed one version, in order, and is in the history once; the last one of a stage is
 * current.
 */
export function wrongSignatures({ logged, entries, jobs, sealed, sealFaults }: Facts): string[] {
  const applied = logged.filter((row) => row.outcome === 'applied' && isSign(row));
  const ids = new Set([...applied, ...sealed].map(({ jobId }) => jobId));
  const ofJobs = [...ids].flatMap((id) => {
    const wanted = applied.filter(({ jobId }) => jobId === id).map(({ notes }) => notes ?? '');
    const versions = sealed.filter(({ jobId }) => jobId === id);
    const numbered = wanted.map((name, index) => `${String(index + 1)} ${name}`).join();
    const there = versions.map(({ number, name }) => `${String(number)} ${name}`).join();
    const told = entries.flatMap(({ jobId, action, after }) => {
      if (jobId !== id || action !== 'job.signed') return [];
      const { name } = JSON.parse(after ?? '{}') as { name?: string }; // our own log
      return [name ?? ''];
    });
    const job = jobs.find((one) => one.id === id);
    const last = (stage: Sealed['stage']) => versions.findLast((one) => one.stage === stage)?.name;
    const stands =
      job === undefined ||
      (job.pickupSignedBy === (last('pickup') ?? null) &&
        job.deliverySignedBy === (last('delivery') ?? null));
    return [
      ...(numbered === there ? [] : [`sealed of ${jobName(id)}: ${there} instead of ${numbered}`]),
      ...(wanted.join() === told.join()
        ? []
        : [`signatures of ${jobName(id)}: ${told.join(' | ')} instead of ${wanted.join(' | ')}`]),
      ...(stands ? [] : [`the last signature of ${jobName(id)} does not stand`]),
    ];
  });
  return [...ofJobs, ...sealFaults];
}
