import type { FieldValues, UseFormSetError } from 'react-hook-form';
import { isApiError, withFieldNames } from '../../../api/request/errors';
import type { Job } from '../../../api/jobs/jobs';
import { showServerProblems } from '../../../ui/form/sending/serverProblems';
import { useToast } from '../../../ui/over/toast/useToast';
import { recordKey } from '../../../ui/over/undo/undoSlice';
import { useErrorText } from '../../../ui/text/useErrorText';
import { useTranslation } from '../../../ui/text/useTranslation';
import { FIRST_VEHICLE } from './jobEditForm';

/** The form's names of fields that the server names differently. */
type ProblemNames = ReadonlyMap<string, string>;

export const VEHICLE_PROBLEMS: ProblemNames = new Map(
  Object.entries(FIRST_VEHICLE).map(([sent, field]) => [`vehicleData.${sent}`, field]),
);

interface Editing<Values extends FieldValues> {
  values: Values;
  setError: UseFormSetError<Values>;
  /** Rebases the form on a newer record; false if the error is not a conflict. */
  rebase: (error: unknown) => boolean;
  problems?: ProblemNames;
  /** The version that was edited. */
  version: number;
  /** Writes the old values over the saved job, with its new version. */
  back: (saved: Job) => PromiseLike<{ data?: Job }>;
}

/** Reports the result of saving a job; resolves to whether it was saved. */
export function useSaveOutcome() {
  const { t } = useTranslation('jobDetails');
  const toast = useToast();
  const errorText = useErrorText();
  return <Values extends FieldValues>(
    { data, error }: { data?: Job; error?: unknown },
    { values, setError, rebase, problems = new Map(), version, back }: Editing<Values>,
  ): boolean => {
    if (data) {
      toast.success(t('edit.done'), {
        about: data.jobId,
        undo: {
          changes: [
            {
              record: recordKey('job', data.id),
              versions: [version, data.version],
              back: (newest) => back({ ...data, version: newest }),
              name: data.jobId,
            },
          ],
          about: data.jobId,
        },
      });
      return true;
    }
    if (rebase(error)) return false;
    if (isApiError(error)) {
      const named = withFieldNames(error, (field) => problems.get(field) ?? field);
      showServerProblems(named, values, setError);
    }
    toast.error(t('edit.failed', { message: errorText(error) }));
    return false;
  };
}
