import { Button } from '../../ui/button/Button';
import { Icon } from '../../ui/icon/Icon';
import { DialogBody } from '../../ui/over/DialogBody';
import { DialogButtons } from '../../ui/over/DialogButtons';
import { useToast } from '../../ui/over/toast/useToast';
import { useTranslation } from '../../ui/text/useTranslation';
import './secret.css';

interface SecretShownProps {
  secret: string;
  /** The namespace whose `secret` texts describe it. */
  textsOf: 'apiAccess' | 'webhooks';
  onClose: () => void;
}

/** A dialog with a secret that is shown only once. */
export function SecretShown({ secret, textsOf, onClose }: SecretShownProps) {
  const { t } = useTranslation(textsOf);
  const toast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      toast.success(t('secret.copied'));
    } catch {
      toast.error(t('secret.notCopied'));
    }
  };
  return (
    <>
      <DialogBody className="stack">
        <p>{t('secret.once')}</p>
        <code className="secret">{secret}</code>
      </DialogBody>
      <DialogButtons>
        <Button color="secondary" onClick={onClose}>
          {t('secret.close')}
        </Button>
        <Button variant="contained" autoFocus onClick={() => void copy()}>
          <Icon name="copy" />
          {t('secret.copy')}
        </Button>
      </DialogButtons>
    </>
  );
}
