import { useState } from 'react';
import { flushSync } from 'react-dom';
import { AccountDialogs, type AccountDialog } from './AccountDialogs';
import { AccountMenu, type AccountLink } from './AccountMenu';

interface AccountPanelProps {
  opener: HTMLElement;
  /** Whether the menu is open; its dialogs may stay open after it closes. */
  isOpen: boolean;
  onClose: () => void;
  onLogout: () => void;
  links: readonly AccountLink[] | undefined;
}

/** The account menu and the dialogs it opens. */
export function AccountPanel({ opener, isOpen, onClose, onLogout, links }: AccountPanelProps) {
  const [dialog, setDialog] = useState<AccountDialog | null>(null);
  const handleClose = () => {
    // The dialog's menu entry no longer exists, so focus the name.
    flushSync(() => setDialog(null));
    opener.focus();
  };
  return (
    <>
      <AccountMenu
        anchor={isOpen ? opener : null}
        onClose={onClose}
        onOpen={setDialog}
        onLogout={onLogout}
        links={links}
      />
      {dialog && <AccountDialogs dialog={dialog} onClose={handleClose} />}
    </>
  );
}
