import { nextDriverAction } from '@dispatch/domain/job-status';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Job } from '../../api/jobs';
import { newIdempotencyKey } from '../../api/requestHeaders';
import { useToast } from '../../components/toast/useToast';
import { useErrorText } from '../../components/useErrorText';
import {
  targetOf,
  useSendDriverAction,
  type DriverActionRequest,
  type SendResult,
} from './useSendDriverAction';

/** The driver's next step for a job, and in words what became of it. */
export function useDriverAction(job: Job) {
  const { t } = useTranslation('driver');
  const toast = useToast();
  const errorText = useErrorText();
  const { send, isPending } = useSendDriverAction(job.id);
  const [problem, setProblem] = useState<string | null>(null);
  const intent = useRef({ notes: '', key: '' });

  const reason = (result: SendResult & { sent: false }, kind: DriverActionRequest['kind']) => {
    if (!result.unreachable) return errorText(result.error);
    return t(kind === 'complete' ? 'problem.offlineNotes' : 'problem.offline');
  };
  const act = async (request: DriverActionRequest): Promise<boolean> => {
    setProblem(null);
    const result = await send(request);
    if (result === null) return false;
    if (result.sent) {
      toast.success(t(`done.${targetOf(request) as 'picked-up' | 'in-transit' | 'delivered'}`));
    } else {
      toast.error(t('failed'));
      setProblem(reason(result, request.kind));
    }
    return result.sent;
  };

  return {
    next: nextDriverAction(job.status),
    isPending,
    /** Why the last attempt failed, until the next one. */
    problem,
    forgetProblem: () => setProblem(null),
    advance: async () => {
      const next = nextDriverAction(job.status);
      if (next) await act({ kind: 'advance', job, target: next.target });
    },
    complete: (notes: string): Promise<boolean> => {
      // Other notes are another request; the server refuses them under the old key.
      if (intent.current.key === '' || intent.current.notes !== notes) {
        intent.current = { notes, key: newIdempotencyKey() };
      }
      return act({ kind: 'complete', job, notes, key: intent.current.key });
    },
  };
}
