const STRUCTURE = /["{}[\]]/g;
const QUOTE_OR_ESCAPE = /["\\]/g;

/**
 * Reads a JSON array of objects piece by piece, so that megabytes of it are not one long task.
 * `add` yields every object that the text so far completes; `end` fails unless all was read.
 */
export function makeElementReader() {
  let text = '';
  let at = 0;
  let start = -1;
  let depth = 0;
  let isInString = false;
  let isClosed = false;

  /** Moves to the next sign that matters; false when the text ends before. */
  const advance = (signs: RegExp): string | null => {
    signs.lastIndex = at;
    const found = signs.exec(text);
    at = found ? found.index + 1 : text.length;
    return found ? found[0] : null;
  };

  function* add(piece: string): Generator<unknown, void> {
    text = text.slice(start < 0 ? at : start) + piece;
    at -= start < 0 ? at : start;
    if (start >= 0) start = 0;
    for (;;) {
      const sign = advance(isInString ? QUOTE_OR_ESCAPE : STRUCTURE);
      if (sign === null) return;
      if (sign === '\\') {
        if (at >= text.length) {
          // What is escaped comes with the next piece.
          at -= 1;
          return;
        }
        at += 1;
      } else if (sign === '"') isInString = !isInString;
      else if (sign === '{' || sign === '[') {
        depth += 1;
        if (depth === 2) start = at - 1;
      } else {
        depth -= 1;
        if (depth === 1) {
          const element: unknown = JSON.parse(text.slice(start, at));
          start = -1;
          yield element;
        } else if (depth === 0) isClosed = true;
      }
    }
  }

  return {
    add,
    end: () => {
      if (!isClosed || depth !== 0) throw new SyntaxError('The list ends before its end.');
    },
  };
}
