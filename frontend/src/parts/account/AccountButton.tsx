import { useState, type ReactNode } from 'react';
import { Icon } from '../../ui/icon/Icon';
import { late } from '../../ui/over/late';
import './account.css';

const AccountPanel = late(
  async () => (await import(/* webpackChunkName: "account" */ './AccountPanel')).AccountPanel,
  { texts: ['account'] },
);

interface AccountButtonProps {
  onLogout: () => void;
  /** Who is signed in, in words. */
  children: ReactNode;
}

/** Behind the name of the person: password, sessions, language, and the way out. */
export function AccountButton({ onLogout, children }: AccountButtonProps) {
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
        />
      )}
    </>
  );
}
