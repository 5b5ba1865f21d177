import { createContext } from 'react';
import type { Audience } from './tokens';

/** Whom the app around is for; its theme has their sizes. */
export const AudienceContext = createContext<Audience>('console');
