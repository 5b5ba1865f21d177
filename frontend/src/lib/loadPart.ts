import { isMissingPart } from './freshPage';

/**
 * Loads a chunk, and retries once if it is missing. An interrupted request may have been made
 * before the phone's own copies could answer it.
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    if (!isMissingPart(error)) throw error;
    return load();
  }
}
