import { useState, type ReactNode } from 'react';
import { Icon } from '../../ui/icon/Icon';
import { late } from '../../ui/over/late';
import './account.css';
import type { AccountLink } from './AccountMenu';

const AccountPanel = late(
  async () => (await import(/* webpackChunkName: "account" */ './AccountPanel')).AccountPanel,
  { texts: ['account'] },
);

interface AccountButtonProps {
  onLogout: () => void;
  /** Further entries of the menu. */
  links?: readonly AccountLink[];
  /** The signed-in user's name and details. */
  children: ReactNode;
}

/** Opens the account menu from the user's name: password, sessions, language and logout. */
export function AccountButton({ onLogout, links, children }: AccountButtonProps) {
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="account-button"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={({ currentTarget }) => {
          setOpener(currentTarget);
          setIsOpen(true);
        }}
      >
        <span className="account-words">{children}</span>
        <Icon name="drop-down" size="text" />
      </button>
      {opener && (
        <AccountPanel
          opener={opener}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          onLogout={onLogout}
          links={links}
        />
      )}
    </>
  );
}
