import { isOpen } from '@dispatch/domain/jobs/job-status';
import { useCallback } from 'react';
import type { Job } from '../../api/jobs/jobs';
import { ariaKeys, type KeySequence } from '../../lib/keys';
import { useCommands } from './CommandsContext';
import type { Command } from './commandTypes';
import { commandOf, type CommandId } from './registry';

export type JobCommandId = Extract<
  CommandId,
  | ('edit-job' | 'repeat-job' | 'keep-template' | 'assign' | 'complete' | 'print-job')
  | ('cancel-job' | 'delete-job')
>;

export interface JobCommand {
  readonly icon: Command['icon'];
  /** Empty while single-key shortcuts are off. */
  readonly keys: readonly KeySequence[];
  readonly ariaKeys: string | undefined;
  readonly isEnabled: boolean;
  readonly run: () => void;
}

/** The actions for one job, used by its menu and its buttons. */
export function useJobCommands(job: Pick<Job, 'id' | 'status'>) {
  const context = useCommands();
  const { id: jobId, status } = job;
  return useCallback(
    (id: JobCommandId): JobCommand => {
      const { icon, keys = [], run, isEnabled, needs } = commandOf(id);
      const onJob = context && {
        ...context,
        jobAtHand: () => ({ id: jobId, isOpen: isOpen(status) }),
      };
      const working = context?.areKeysOn ? keys : [];
      return {
        icon,
        keys: working,
        isEnabled:
          onJob !== null &&
          (needs === undefined || onJob.may(needs)) &&
          (isEnabled?.(onJob) ?? true),
        run: () => {
          if (onJob) run?.(onJob);
        },
        ariaKeys: ariaKeys(working),
      };
    },
    [context, jobId, status],
  );
}
