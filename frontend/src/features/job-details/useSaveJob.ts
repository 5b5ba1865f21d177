import type { UseFormSetError } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isApiError, type ApiError } from '../../api/errors';
import { useUpdateJobMutation, type Job, type JobChange } from '../../api/jobs';
import { useJobPatch } from '../../api/patchJob';
import { ifMatch } from '../../api/requestHeaders';
import { showServerProblems } from '../../components/form/serverProblems';
import { useToast } from '../../components/toast/useToast';
import { useErrorText } from '../../components/useErrorText';
import { VEHICLE_FIELDS, type JobValues } from './jobEditForm';

const FORM_FIELDS = new Map(
  Object.entries(VEHICLE_FIELDS).map(([field, sent]) => [`vehicleData.${sent}`, field]),
);

/** The server's complaints by the names that the form gives its fields. */
function onFormFields(error: ApiError): ApiError {
  if (!error.server?.details) return error;
  const details = error.server.details.map((problem) => ({
    ...problem,
    field: FORM_FIELDS.get(problem.field) ?? problem.field,
  }));
  return { ...error, server: { ...error.server, details } };
}

interface SaveOptions {
  values: JobValues;
  setError: UseFormSetError<JobValues>;
  /** Takes in a newer record; false when the refusal was for another reason. */
  rebase: (error: unknown) => boolean;
}

/** Saves a change and says how it went; resolves to whether it is saved. */
export function useSaveJob() {
  const { t } = useTranslation('jobDetails');
  const toast = useToast();
  const errorText = useErrorText();
  const patchJob = useJobPatch();
  const [updateJob, { isLoading }] = useUpdateJobMutation();
  const save = async (
    { id, version }: Job,
    jobChange: JobChange,
    { values, setError, rebase }: SaveOptions,
  ): Promise<boolean> => {
    const { data, error } = await updateJob({ id, jobChange, ...ifMatch(version) });
    if (data) {
      patchJob(id, (shown) => Object.assign(shown, data));
      toast.success(t('edit.done'));
      return true;
    }
    if (rebase(error)) return false;
    if (isApiError(error)) showServerProblems(onFormFields(error), values, setError);
    toast.error(t('edit.failed', { message: errorText(error) }));
    return false;
  };
  return { save, isSaving: isLoading };
}
