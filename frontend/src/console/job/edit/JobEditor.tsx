import { zodResolver } from '@hookform/resolvers/zod';
import { maxYear } from '@dispatch/domain/limits';
import { useMemo, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useUpdateJobMutation, type Job } from '../../../api/jobs/jobs';
import { ifMatch } from '../../../api/request/requestHeaders';
import { KeptWorkNotice } from '../../../ui/form/sending/KeptWorkNotice';
import { useKeptWork } from '../../../ui/form/sending/useKeptWork';
import { useRebasedForm } from '../../../ui/form/sending/useRebasedForm';
import { fill } from '../../../parts/job-form/jobForm';
import { useTranslation } from '../../../ui/text/useTranslation';
import { ConflictNotice, type ConflictSide } from '../conflict/ConflictNotice';
import { Columns } from '../Columns';
import { EditedRoute } from './EditedRoute';
import { EditorForm } from './EditorForm';
import { EditSections } from './EditSections';
import { toChange, toValues, type JobValues } from './jobEditForm';
import { jobEditSchema } from './jobEditSchema';
import { useChosenPeople } from './useChosenPeople';
import { useFieldWords } from '../../../parts/job/useFieldWords';
import { useSaveOutcome, VEHICLE_PROBLEMS } from './useSaveOutcome';

interface JobEditorProps {
  job: Job;
  onDirty: (isDirty: boolean) => void;
  /** Called when the editor closes, saved or not. */
  onDone: () => void;
}

/** Edit mode. Cancel keeps the job's values. A newer version is never overwritten without the user seeing it. */
export function JobEditor({ job, onDirty, onDone }: JobEditorProps) {
  const { t } = useTranslation('jobForm');
  const words = useFieldWords();
  const schema = useMemo(() => jobEditSchema(t, maxYear(new Date())), [t]);
  const form = useForm<JobValues>({
    resolver: zodResolver(schema),
    defaultValues: toValues(job),
  });
  const { base, theirs, rebase, restore } = useRebasedForm(form, job, toValues);
  const kept = useKeptWork({
    ...{ form, place: `job-${job.id}`, before: toValues(base) },
    restoreFields: restore,
  });
  const [settled, setSettled] = useState<typeof theirs>(null);
  const [updateJob, { isLoading }] = useUpdateJobMutation();
  const settle = useSaveOutcome();
  const chosen = theirs?.find(({ name }) => name === 'customerId')?.mine;
  const people = useChosenPeople(base, typeof chosen === 'number' ? chosen : null);
  const isInConflict = theirs !== null && theirs !== settled;

  const submit = form.handleSubmit(async (values) => {
    const jobChange = toChange(values, toValues(base));
    if (Object.keys(jobChange).length === 0) {
      onDone();
      return;
    }
    const outcome = await updateJob({ id: job.id, jobChange, ...ifMatch(base.version) });
    setSettled(theirs);
    const { setError } = form;
    const { version } = base;
    const back = (saved: Job) => {
      const before = toChange(toValues(base), toValues(saved));
      return updateJob({ id: job.id, jobChange: before, ...ifMatch(saved.version) });
    };
    const editing = { values, setError, rebase, problems: VEHICLE_PROBLEMS, version, back };
    if (settle(outcome, editing)) onDone();
  });
  const handleChoose = (side: ConflictSide, key?: string) => {
    for (const { name, value, mine } of theirs ?? [])
      if (key === undefined || key === name) fill(form, { [name]: side === 'mine' ? mine : value });
  };
  const handleChooseAll = (side: ConflictSide) => {
    handleChoose(side);
    setSettled(theirs);
    if (side === 'mine') void submit();
  };

  return (
    <FormProvider {...form}>
      <EditorForm
        isDirty={form.formState.isDirty}
        isSaving={isLoading}
        isInConflict={isInConflict}
        onDirty={onDirty}
        onSubmit={() => void submit()}
        onCancel={onDone}
      >
        <KeptWorkNotice kept={kept} />
        {isInConflict && (
          <ConflictNotice
            key={base.version}
            jobId={job.id}
            rows={theirs.map(({ name, mine, value }) => ({
              key: name,
              label: words.label(name),
              mine: words.value(name, mine, people),
              theirs: words.value(name, value, people),
            }))}
            onChoose={(key, side) => handleChoose(side, key)}
            onChooseAll={handleChooseAll}
          />
        )}
        <Columns>
          <div className="stack gap-24">
            <EditSections job={base} />
          </div>
          <EditedRoute control={form.control} />
        </Columns>
      </EditorForm>
    </FormProvider>
  );
}
