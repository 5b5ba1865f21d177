import { ifMatch } from '../../../api/request/requestHeaders';
import { useResetNoticeTextMutation, type NoticeText } from '../../../api/telling';
import { Button } from '../../../ui/button/Button';
import { useConfirm } from '../../../ui/over/confirm/useConfirm';
import { useToast } from '../../../ui/over/toast/useToast';
import { useErrorText } from '../../../ui/text/useErrorText';
import { useTranslation } from '../../../ui/text/useTranslation';

interface OriginalTextProps {
  text: NoticeText;
  onDone: () => void;
}

/** Replaces the company's text with the original one. */
export function OriginalText({ text: { event, language, version }, onDone }: OriginalTextProps) {
  const { t } = useTranslation('telling');
  const confirm = useConfirm();
  const toast = useToast();
  const errorText = useErrorText();
  const [reset, { isLoading }] = useResetNoticeTextMutation();
  const handleReset = async () => {
    const isSure = await confirm({
      title: t('text.original'),
      text: t('text.originalWhy'),
      confirmLabel: t('text.originalConfirm'),
      destructive: true,
    });
    if (!isSure) return;
    const { error } = await reset({ event, language, ...ifMatch(version) });
    if (error) {
      toast.error(errorText(error));
      return;
    }
    toast.success(t('text.originalDone'));
    onDone();
  };
  return (
    <div>
      <Button
        color="secondary"
        variant="outlined"
        disabled={isLoading}
        aria-haspopup="dialog"
        onClick={() => void handleReset()}
      >
        {t('text.original')}
      </Button>
    </div>
  );
}
