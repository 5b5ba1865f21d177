import { zodResolver } from '@hookform/resolvers/zod';
import { SAVED_VIEW_MAX, type SavedViewList } from '@dispatch/domain/people/saved-views';
import { useForm } from 'react-hook-form';
import {
  useChangeSavedViewMutation,
  useSaveViewMutation,
  type SavedView,
} from '../../api/savedViews';
import { ifMatch } from '../../api/request/requestHeaders';
import * as z from '../../lib/schema';
import { useTranslation } from '../../ui/text/useTranslation';
import { DialogForm } from '../../ui/over/DialogForm';
import { DialogFrame } from '../../ui/over/DialogFrame';
import { FormField } from '../../ui/form/FormField';
import { showServerProblems } from '../../ui/form/sending/serverProblems';
import { useKeptWork } from '../../ui/form/sending/useKeptWork';
import { useToast } from '../../ui/over/toast/useToast';
import { useErrorText } from '../../ui/text/useErrorText';

const schema = z.object({ name: z.string().trim().min(1, 'savedViews:dialog.required') });
type Values = z.infer<typeof schema>;

interface ViewNameDialogProps {
  /** The view to rename, or the query of a new one. */
  change: SavedView | { readonly list: SavedViewList; readonly query: string };
  onClose: () => void;
}

/** Names a new view, or renames one. */
export function ViewNameDialog({ change, onClose }: ViewNameDialogProps) {
  const { t } = useTranslation('savedViews');
  const toast = useToast();
  const errorText = useErrorText();
  const [saveView, saving] = useSaveViewMutation();
  const [rename, renaming] = useChangeSavedViewMutation();
  const isKept = 'id' in change;
  const before = { name: isKept ? change.name : '' };
  const form = useForm<Values>({ resolver: zodResolver(schema), defaultValues: before });
  const { control, handleSubmit, setError, formState } = form;
  const place = isKept ? `view-${change.id}` : `new-view-${change.list}`;
  const kept = useKeptWork({ form, place, before });

  const submit = handleSubmit(async ({ name }) => {
    const { list, query } = change;
    const { error } = isKept
      ? await rename({ id: change.id, savedViewChanges: { name }, ...ifMatch(change.version) })
      : // A repeat that got through already is told by its name.
        await saveView({ newSavedView: { list, query, name } });
    if (!error) {
      toast.success(t('saved', { name }));
      onClose();
    } else if (!showServerProblems(error, { name }, setError)) toast.error(errorText(error));
  });

  return (
    <DialogFrame title={t(isKept ? 'dialog.rename' : 'dialog.save')} onClose={onClose}>
      <DialogForm
        submitLabel={t('dialog.submit')}
        busyLabel={t('dialog.busy')}
        isBusy={saving.isLoading || renaming.isLoading}
        isDirty={formState.isDirty}
        kept={kept}
        onSubmit={() => void submit()}
        onClose={onClose}
      >
        <FormField
          control={control}
          name="name"
          label={t('dialog.name')}
          help={t('dialog.help')}
          maxLength={SAVED_VIEW_MAX.name}
          autoFocus
        />
      </DialogForm>
    </DialogFrame>
  );
}
