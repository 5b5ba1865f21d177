import { useTranslation } from '../text/useTranslation';
import { IconButton } from '../button/IconButton';
import { Icon } from '../icon/Icon';

interface RevealButtonProps {
  isShown: boolean;
  onToggle: () => void;
}

/** Reveals or hides a password. */
export function RevealButton({ isShown, onToggle }: RevealButtonProps) {
  const { t } = useTranslation();
  return (
    <IconButton
      label={t(isShown ? 'fields.hidePassword' : 'fields.showPassword')}
      onClick={onToggle}
    >
      <Icon name={isShown ? 'eye-crossed' : 'eye'} size="text" />
    </IconButton>
  );
}
