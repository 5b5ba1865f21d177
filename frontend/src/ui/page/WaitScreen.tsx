import { useTranslation } from '../text/useTranslation';

interface WaitScreenProps {
  text?: 'loading' | 'redirecting';
  /** Within a rendered shell, instead of the whole page. */
  inline?: boolean;
}

export function WaitScreen({ text = 'loading', inline = false }: WaitScreenProps) {
  const { t } = useTranslation();
  return (
    <div
      className={`boot-screen boot-loading boot-${inline ? 'screen-inline' : 'page'}`}
      role="status"
    >
      <div className="boot-spinner" aria-hidden />
      <span>{t(text)}</span>
    </div>
  );
}
