import {
  useDeleteImportMutation,
  useRunImportMutation,
  useStopImportMutation,
  useUndoImportMutation,
  type Import,
} from '../../../api/imports';
import { useConfirm } from '../../../ui/over/confirm/useConfirm';
import { useToast } from '../../../ui/over/toast/useToast';
import { useErrorText } from '../../../ui/text/useErrorText';
import { useFormat } from '../../../ui/text/useFormat';
import { useTranslation } from '../../../ui/text/useTranslation';
import { useUrlState } from '../../../ui/url/urlState';
import { IMPORT_FIELDS } from '../importUrl';

/** The actions on a whole import; a refusal is shown in a toast. */
export function useRunImport({ id, fileName, counts }: Import) {
  const { t } = useTranslation('import');
  const format = useFormat();
  const toast = useToast();
  const confirm = useConfirm();
  const errorText = useErrorText();
  const [, change] = useUrlState(IMPORT_FIELDS);
  const [start, starting] = useRunImportMutation();
  const [halt, halting] = useStopImportMutation();
  const [takeBack, takingBack] = useUndoImportMutation();
  const [remove, removing] = useDeleteImportMutation();
  const say = ({ error }: { error?: unknown }) => {
    if (error !== undefined) toast.error(errorText(error), fileName);
    return error === undefined;
  };
  const undo = async () => {
    const told = { count: counts.made, shown: format.number(counts.made), name: fileName };
    const isSure = await confirm({
      title: t('run.undoTitle'),
      text: t('run.undoText', told),
      confirmLabel: t('run.undo'),
      destructive: true,
    });
    if (isSure) say(await takeBack({ id }));
  };
  const forget = async () => {
    const isSure = await confirm({
      title: t('run.deleteTitle'),
      text: t('run.deleteText', { name: fileName }),
      confirmLabel: t('run.delete'),
      destructive: true,
    });
    if (!isSure || !say(await remove({ id }))) return;
    toast.success(t('run.deleted', { name: fileName }));
    change({ import: null, step: 'rows', rows: 'all', row: null });
  };
  return {
    run: () => void start({ id }).then(say),
    stop: () => void halt({ id }).then(say),
    undo: () => void undo(),
    forget: () => void forget(),
    isAsking: [starting, halting, takingBack, removing].some(({ isLoading }) => isLoading),
  };
}
