import { late } from '../../over/late';
import type { OfferedWork } from './useKeptWork';

const KeptWorkAlert = late<OfferedWork>(
  async () => (await import('./KeptWorkAlert')).KeptWorkAlert,
  {
    texts: ['keptWork'],
    isPlain: true,
  },
);

/** Shown in a form with earlier input to offer. */
export function KeptWorkNotice({ kept }: { kept: OfferedWork }) {
  return kept.isOffered ? <KeptWorkAlert {...kept} /> : null;
}
