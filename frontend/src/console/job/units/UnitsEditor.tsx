import { zodResolver } from '@hookform/resolvers/zod';
import { blankUnit } from '@dispatch/domain/jobs/dispatch-form';
import { maxYear } from '@dispatch/domain/limits';
import { nanoid } from '@reduxjs/toolkit';
import { useMemo, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useChangeJobUnitsMutation, type Job } from '../../../api/jobs/jobs';
import { ifMatch } from '../../../api/request/requestHeaders';
import { toUnits, type UnitsValues } from '../../../parts/units/unitForm';
import { fill } from '../../../parts/job-form/jobForm';
import { UnitRows } from '../../../parts/units/UnitRows';
import { unitsSchema } from '../../../parts/units/unitSchema';
import { usePastedVins } from '../../../parts/units/usePastedVins';
import { KeptWorkNotice } from '../../../ui/form/sending/KeptWorkNotice';
import { useKeptWork } from '../../../ui/form/sending/useKeptWork';
import * as z from '../../../lib/schema';
import { useTranslation } from '../../../ui/text/useTranslation';
import { ConflictNotice, type ConflictSide } from '../conflict/ConflictNotice';
import { EditorForm } from '../edit/EditorForm';
import { toWantedUnits } from './unitsForm';
import { UnitsPrice } from './UnitsPrice';
import { useSaveOutcome } from '../edit/useSaveOutcome';
import { useUnitConflict } from '../conflict/useUnitConflict';

interface UnitsEditorProps {
  job: Job;
  onDirty: (isDirty: boolean) => void;
  /** Called when the editor closes, saved or not. */
  onDone: () => void;
}

/** Edits the units of the job: add up to nine, remove all but one. */
export function UnitsEditor({ job, onDirty, onDone }: UnitsEditorProps) {
  const { t } = useTranslation('jobDetails');
  const { t: tUnits } = useTranslation('jobForm');
  const resolver = useMemo(() => {
    const units = unitsSchema(tUnits, maxYear(new Date()));
    return zodResolver(z.object({ units }), undefined, { raw: true });
  }, [tUnits]);
  const [blank] = useState(() => [blankUnit(nanoid())]);
  const unitsOf = (one: Job) => (one.jobVehicles.length > 0 ? toUnits(one) : blank);
  const form = useForm<UnitsValues>({
    resolver,
    defaultValues: { units: unitsOf(job) },
    mode: 'onTouched',
  });
  const conflict = useUnitConflict(form, job);
  const kept = useKeptWork<UnitsValues>({
    ...{ form, place: `job-${job.id}-units`, before: { units: unitsOf(conflict.base) } },
    restoreFields: conflict.restore,
  });
  const withVins = usePastedVins();
  const [changeUnits, { isLoading }] = useChangeJobUnitsMutation();
  const settle = useSaveOutcome();

  const submit = form.handleSubmit(async (values) => {
    const { base, rebase } = conflict;
    const units = toWantedUnits(values.units, toUnits(base), new Date().getFullYear());
    const isSame =
      JSON.stringify(units) === JSON.stringify(base.jobVehicles.map(({ id }) => ({ id })));
    if (isSame) {
      onDone();
      return;
    }
    const outcome = await changeUnits({
      id: job.id,
      jobUnits: { units },
      ...ifMatch(base.version),
    });
    conflict.settle();
    const back = (saved: Job) => {
      const before = toWantedUnits(toUnits(base), toUnits(saved), new Date().getFullYear());
      return changeUnits({ id: job.id, jobUnits: { units: before }, ...ifMatch(saved.version) });
    };
    const { setError } = form;
    const { version } = base;
    if (settle(outcome, { values, setError, rebase, version, back })) onDone();
  });
  const handleChooseAll = (side: ConflictSide) => {
    conflict.choose(side);
    conflict.settle();
    if (side === 'mine') void submit();
  };
  const handleVins = (vins: readonly string[], start: number) => {
    fill(form, { units: withVins(form.getValues('units'), vins, start) });
  };

  return (
    <FormProvider {...form}>
      <EditorForm
        isDirty={form.formState.isDirty}
        isSaving={isLoading}
        isInConflict={conflict.isOpen}
        onDirty={onDirty}
        onSubmit={() => void submit()}
        onCancel={onDone}
      >
        {conflict.isOpen && (
          <ConflictNotice
            key={conflict.base.version}
            jobId={job.id}
            rows={conflict.rows}
            onChoose={(key, side) => conflict.choose(side, key)}
            onChooseAll={handleChooseAll}
          />
        )}
        <KeptWorkNotice kept={kept} />
        <p className="type-body quiet">{t('edit.unitsHint')}</p>
        <UnitRows ownJob={job} onSeveralVins={handleVins} />
        <UnitsPrice job={job} />
      </EditorForm>
    </FormProvider>
  );
}
