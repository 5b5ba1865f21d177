import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { maxYear } from '@dispatch/domain/limits';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Job } from '../../api/jobs';
import { useRebasedForm } from '../../components/form/useRebasedForm';
import { ConflictNotice } from './ConflictNotice';
import { EditSections } from './EditSections';
import { toChange, toValues, type JobValues } from './jobEditForm';
import { jobEditSchema } from './jobEditSchema';
import { useSaveJob } from './useSaveJob';

interface JobEditorProps {
  job: Job;
  onDirty: (isDirty: boolean) => void;
  /** Back to read mode, saved or not. */
  onDone: () => void;
}

/** Edit mode. Cancel leaves the job's values as they were; a newer job is never overwritten unseen. */
export function JobEditor({ job, onDirty, onDone }: JobEditorProps) {
  const { t } = useTranslation(['jobDetails', 'common']);
  const schema = useMemo(() => jobEditSchema(t, maxYear(new Date())), [t]);
  const form = useForm<JobValues>({
    resolver: zodResolver(schema),
    defaultValues: toValues(job),
  });
  const { base, theirs, rebase } = useRebasedForm(form, job, toValues);
  const [settled, setSettled] = useState<typeof theirs>(null);
  const { save, isSaving } = useSaveJob();
  const top = useRef<HTMLDivElement>(null);
  const { isDirty } = form.formState;
  const isOpenConflict = theirs !== null && theirs !== settled;

  useEffect(() => {
    onDirty(isDirty);
    return () => onDirty(false);
  }, [isDirty, onDirty]);
  useEffect(() => {
    if (isOpenConflict) top.current?.scrollIntoView({ block: 'start' });
  }, [isOpenConflict]);

  const submit = form.handleSubmit(async (values) => {
    const change = toChange(values, toValues(base));
    if (Object.keys(change).length === 0) {
      onDone();
      return;
    }
    if (await save(base, change, { values, setError: form.setError, rebase })) onDone();
  });
  const handleTakeTheirs = () => {
    for (const { name } of theirs ?? [])
      form.setValue(name, toValues(base)[name], { shouldDirty: true, shouldValidate: true });
    setSettled(theirs);
  };

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void submit(event)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit();
      }}
      sx={{ display: 'contents' }}
    >
      <DialogContent sx={{ px: { xs: 4, md: 6 } }}>
        <Box
          ref={top}
          sx={{
            display: 'grid',
            gap: 6,
            gridTemplateColumns: 'minmax(0, 1fr)',
            scrollMarginTop: '1.25rem',
          }}
        >
          {isOpenConflict && (
            <ConflictNotice
              jobId={job.id}
              differences={theirs.map(({ name, value }) => ({
                name,
                mine: form.getValues(name),
                theirs: value,
              }))}
              onKeepMine={() => {
                setSettled(theirs);
                void submit();
              }}
              onTakeTheirs={handleTakeTheirs}
            />
          )}
          <EditSections form={form} job={base} />
        </Box>
      </DialogContent>
      <DialogActions
        sx={({ vars }) => ({
          px: { xs: 4, md: 6 },
          py: 3,
          borderTop: `1px solid ${vars.palette.divider}`,
        })}
      >
        <Button color="secondary" onClick={onDone} disabled={isSaving}>
          {t('common:actions.cancel')}
        </Button>
        <Button type="submit" variant="contained" disabled={isSaving}>
          {isSaving ? t('edit.saving') : t('common:actions.save')}
        </Button>
      </DialogActions>
    </Box>
  );
}
