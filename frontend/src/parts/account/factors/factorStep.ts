import type { AppSecret } from '../../../api/accounts/secondStep';

/** The dialog's content; it opens with the overview and returns to it. */
export type FactorStep =
  | { readonly at: 'overview' }
  /** The server requires the password; then the change is retried. */
  | { readonly at: 'confirm'; readonly retry: () => void }
  | { readonly at: 'app'; readonly secret: AppSecret }
  | { readonly at: 'passkey' }
  | { readonly at: 'rename'; readonly id: number; readonly name: string }
  | { readonly at: 'codes'; readonly codes: readonly string[] };
