import { useTranslation } from '../text/useTranslation';
import { IconButton } from '../button/IconButton';
import { Icon } from '../icon/Icon';

interface RevealButtonProps {
  isShown: boolean;
  onToggle: () => void;
}

/** Shows what is typed into a password field, or hides it again. */
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
