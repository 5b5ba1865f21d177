import { createContext, useContext } from 'react';
import type { CommandContext } from './commandTypes';

/** Null outside the console, where there are no commands. */
export const CommandsContext = createContext<CommandContext | null>(null);

export function useCommands(): CommandContext | null {
  return useContext(CommandsContext);
}
