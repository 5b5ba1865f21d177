import type { FieldValues, UseFormSetError } from 'react-hook-form';
import { isApiError, withFieldNames } from '../../../api/request/errors';
import type { Job } from '../../../api/jobs/jobs';
import { showServerProblems } from '../../../ui/form/sending/serverProblems';
import { useToast } from '../../../ui/over/toast/useToast';
import { recordKey } from '../../../ui/over/undo/undoSlice';
import { useErrorText } from '../../../ui/text/useErrorText';
import { useTranslation } from '../../../ui/text/useTranslation';
import { VEHICLE_FIELDS } from './jobEditForm';

/** The form's names of the fields that the server names otherwise. */
type ProblemNames = ReadonlyMap<string, string>;

export const VEHICLE_PROBLEMS: ProblemNames = new Map(
  Object.entries(VEHICLE_FIELDS).map(([field, sent]) => [`vehicleData.${sent}`, field]),
);

interface Editing<Values extends FieldValues> {
  values: Values;
  setError: UseFormSetError<Values>;
  /** Takes in a newer record; false when the refusal was for another reason. */
  rebase: (error: unknown) => boolean;
  problems?: ProblemNames;
  /** The version that was edited. */
  version: number;
  /** Writes what was there before over the job as it was saved, now of its version. */
  back: (saved: Job) => PromiseLike<{ data?: Job }>;
}

/** Says how the saving of a job went; the result is whether it is saved. */
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
