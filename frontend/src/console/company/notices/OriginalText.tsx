import { ifMatch } from '../../../api/request/requestHeaders';
import { useResetNoticeTextMutation, type NoticeText } from '../../../api/telling';
import { Button } from '../../../ui/button/Button';
import { useAct } from '../../../ui/record/useAct';
import { useTranslation } from '../../../ui/text/useTranslation';

interface OriginalTextProps {
  text: NoticeText;
  onDone: () => void;
}

/** Replaces the company's text with the original one. */
export function OriginalText({ text: { event, language, version }, onDone }: OriginalTextProps) {
  const { t } = useTranslation('telling');
  const act = useAct();
  const [reset, { isLoading }] = useResetNoticeTextMutation();
  const handleReset = async () => {
    const isDone = await act({
      ask: {
        title: t('text.original'),
        text: t('text.originalWhy'),
        confirmLabel: t('text.originalConfirm'),
        destructive: true,
      },
      send: () => reset({ event, language, ...ifMatch(version) }),
      done: t('text.originalDone'),
    });
    if (isDone) onDone();
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
