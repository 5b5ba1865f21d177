import type { Facts, Sealed } from './ledger';
import { isSign, jobName } from './names';

/** A part of a version of a report, as it is stored. */
export interface SealedPart {
  readonly jobId: number;
  readonly number: number;
  readonly content: string;
}

/** The versions of their parts, which come in order. */
export function sealedOf(parts: readonly SealedPart[]): Sealed[] {
  const texts = new Map<string, SealedPart>();
  for (const part of parts) {
    const key = `${String(part.jobId)} ${String(part.number)}`;
    texts.set(key, { ...part, content: (texts.get(key)?.content ?? '') + part.content });
  }
  return [...texts.values()].map(({ jobId, number, content }) => {
    // The server's own.
    const { stage, signature } = JSON.parse(content) as {
      stage: Sealed['stage'];
      signature: { name: string };
    };
    return { jobId, number, stage, name: signature.name };
  });
}

/** Each signature that was applied sealed one version, in order, is in the history once, and the last one of a stage stands. */
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
