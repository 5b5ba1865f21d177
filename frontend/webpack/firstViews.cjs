const { readFileSync } = require('node:fs');
const path = require('node:path');

const { firstViews } = require('../src/lib/parts.json');

const VIEWS = path.join(__dirname, '../src/console/shell/views.ts');
const CHUNK = /webpackChunkName: "view-([\w-]+)"/g;

/** A view of the console that `parts.json` does not list. `console/shell/viewNeeds.ts` does the same. */
function simple(id) {
  const texts = id.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());
  return { parts: ['console', `view-${id}`], texts: ['console', texts] };
}

const views = [...readFileSync(VIEWS, 'utf8').matchAll(CHUNK)].map(([, id]) => id);

/** The chunks and texts of each first view. */
exports.firstViews = {
  ...Object.fromEntries(views.map((id) => [`view-${id}`, simple(id)])),
  ...firstViews,
};
