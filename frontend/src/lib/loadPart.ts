import { isMissingPart } from './freshPage';

/**
 * Loads a part of the app, and asks once more where it is missing: a request that broke off may have been made before
 * the phone's own copies could answer it.
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    if (!isMissingPart(error)) throw error;
    return load();
  }
}
