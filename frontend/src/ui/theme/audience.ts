import { createContext } from 'react';
import type { Audience } from './tokens';

/** The users of the surrounding app; the theme uses their sizes. */
export const AudienceContext = createContext<Audience>('console');
