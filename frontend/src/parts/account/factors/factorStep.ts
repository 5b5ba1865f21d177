import type { AppSecret } from '../../../api/accounts/secondStep';

/** What the dialog shows; it opens with the overview and comes back to it. */
export type FactorStep =
  | { readonly at: 'overview' }
  /** The server asks for the password; then what was wanted is tried again. */
  | { readonly at: 'confirm'; readonly retry: () => void }
  | { readonly at: 'app'; readonly secret: AppSecret }
  | { readonly at: 'passkey' }
  | { readonly at: 'rename'; readonly id: number; readonly name: string }
  | { readonly at: 'codes'; readonly codes: readonly string[] };
