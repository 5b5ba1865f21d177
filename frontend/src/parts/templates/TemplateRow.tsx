import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { ifMatch } from '../../api/request/requestHeaders';
import {
  type JobTemplate,
  type TemplateJobBody,
  useChangeJobTemplateMutation,
  useDeleteJobTemplateMutation,
} from '../../api/jobs/series';
import { Button } from '../../ui/button/Button';
import { useAct } from '../../ui/record/useAct';
import { useTranslation } from '../../ui/text/useTranslation';
import { KeptWorkNotice } from '../../ui/form/sending/KeptWorkNotice';
import { useKeptWork } from '../../ui/form/sending/useKeptWork';
import type { TemplateName } from './templateName';
import { TemplateNameField } from './TemplateNameField';

interface TemplateRowProps {
  template: JobTemplate;
  getJob?: (() => TemplateJobBody) | undefined;
  onUse?: ((template: JobTemplate) => void) | undefined;
}

export function TemplateRow({ template, getJob, onUse }: TemplateRowProps) {
  const { t } = useTranslation('recurring');
  const act = useAct();
  const [isRenaming, setIsRenaming] = useState(false);
  const [change] = useChangeJobTemplateMutation();
  const [remove] = useDeleteJobTemplateMutation();
  const { id, name, customerName, version } = template;
  const replace = (job: TemplateJobBody) =>
    act({
      send: () => change({ id, jobTemplateChanges: { job }, ...ifMatch(version) }),
      done: t('templates.replaced'),
    });
  const askToDelete = () =>
    act({
      ask: {
        title: t('templates.askDelete', { name }),
        text: t('templates.askDeleteText'),
        confirmLabel: t('templates.delete'),
        destructive: true,
      },
      send: () => remove({ id, ...ifMatch(version) }),
      done: t('templates.deleted'),
    });
  if (isRenaming) return <RenameTemplate {...{ template }} onClose={() => setIsRenaming(false)} />;
  return (
    <li>
      <p className="row-words">
        <span className="strong">{name}</span>
        {customerName !== null && (
          <span className="template-customer small quiet">{customerName}</span>
        )}
      </p>
      <div className="wrap-row middle">
        {onUse && (
          <Button
            isMinor
            aria-label={t('templates.useNamed', { name })}
            onClick={() => onUse(template)}
          >
            {t('templates.use')}
          </Button>
        )}
        {getJob && (
          <Button
            isMinor
            aria-label={t('templates.replaceNamed', { name })}
            onClick={() => void replace(getJob())}
          >
            {t('templates.replace')}
          </Button>
        )}
        <Button
          isMinor
          aria-label={t('templates.renameNamed', { name })}
          onClick={() => setIsRenaming(true)}
        >
          {t('templates.rename')}
        </Button>
        <Button
          size="small"
          color="error"
          aria-haspopup="dialog"
          aria-label={t('templates.deleteNamed', { name })}
          onClick={() => void askToDelete()}
        >
          {t('templates.delete')}
        </Button>
      </div>
    </li>
  );
}

/** Replaces the row while the template is being renamed. */
function RenameTemplate({ template, onClose }: { template: JobTemplate; onClose: () => void }) {
  const { t } = useTranslation(['recurring', 'common']);
  const act = useAct();
  const { id, version } = template;
  const before: TemplateName = { name: template.name };
  const form = useForm({ defaultValues: before });
  const name = useWatch({ control: form.control, name: 'name' }).trim();
  const kept = useKeptWork({ form, place: `template-${id}`, before });
  const [change, { isLoading }] = useChangeJobTemplateMutation();
  const save = async () => {
    if (isLoading || name === '') return;
    const changes = { jobTemplateChanges: { name }, ...ifMatch(version) };
    if (!(await act({ send: () => change({ id, ...changes }) }))) return;
    kept.release();
    onClose();
  };
  return (
    <li>
      <KeptWorkNotice kept={kept} />
      <TemplateNameField
        control={form.control}
        // The button that opened this is no longer on the page.
        autoFocus
        onSave={() => void save()}
      />
      <Button
        size="small"
        variant="contained"
        disabled={isLoading || name === ''}
        onClick={() => void save()}
      >
        {t('save')}
      </Button>
      <Button size="small" color="secondary" onClick={onClose}>
        {t('common:actions.cancel')}
      </Button>
    </li>
  );
}
