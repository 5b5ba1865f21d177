import { late } from '../../ui/over/late';
import { PasswordDialog } from './PasswordDialog';
import { SessionsDialog } from './SessionsDialog';

const FactorsDialog = late(async () => (await import('./factors/FactorsDialog')).FactorsDialog, {
  texts: ['account', 'factors'],
});

const DIALOGS = { password: PasswordDialog, factors: FactorsDialog, sessions: SessionsDialog };
export type AccountDialog = keyof typeof DIALOGS;

interface AccountDialogsProps {
  dialog: AccountDialog;
  onClose: () => void;
}

export function AccountDialogs({ dialog, onClose }: AccountDialogsProps) {
  const Dialog = DIALOGS[dialog];
  return <Dialog onClose={onClose} />;
}
