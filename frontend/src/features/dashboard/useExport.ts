import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { exportJobs, type ExportFilters, type ExportedFile } from '../../api/exportJobs';
import { useToast } from '../../components/toast/useToast';
import { useErrorText } from '../../components/useErrorText';

function save({ name, content }: ExportedFile): void {
  const href = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
  URL.revokeObjectURL(href);
}

/** Downloads the report; resolves to whether it was saved. `error` is what the dialog says. */
export function useExport() {
  const { t } = useTranslation('dashboard');
  const toast = useToast();
  const errorText = useErrorText();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const download = async (filters: ExportFilters): Promise<boolean> => {
    setIsBusy(true);
    const { file, error: failure } = await exportJobs(filters);
    setIsBusy(false);
    setError(failure ? errorText(failure) : null);
    if (failure) return false;
    save(file);
    toast.success(t('export.done'));
    return true;
  };
  return { download, isBusy, error };
}
