import type { OperationEntry, ResourceEntry } from './api-contents';

const MARKS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };

const escaped = (text: string) => text.replace(/[&<"]/g, (mark) => MARKS[mark] ?? mark);

/** The links are those of Swagger UI's deep linking, so that it opens what a shared one names. */
function operationLink(resource: string, { method, path, summary, id, words }: OperationEntry) {
  return `<li data-words="${words.join(' ')}">
<a href="#/${encodeURIComponent(resource)}/${encodeURIComponent(id)}">
<span class="summary">${escaped(summary)}</span>
<span class="route"><b class="${method}">${method.toUpperCase()}</b> ${escaped(path)}</span>
</a>
</li>`;
}

const resourceList = ({ name, operations }: ResourceEntry) => `<section>
<h3>${escaped(name)}</h3>
<ul>
${operations.map((operation) => operationLink(name, operation)).join('\n')}
</ul>
</section>`;

/** The manual with its contents; Swagger UI draws itself beside them. */
export const manualPage = (contents: readonly ResourceEntry[]) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Vehicle Dispatch API</title>
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
<link rel="stylesheet" href="/api/docs/manual.css">
</head>
<body>
<details id="contents">
<summary>Contents and search</summary>
<nav aria-labelledby="contents-title">
<h2 id="contents-title">Contents</h2>
<div class="search">
<label for="search">Search the manual <kbd>/</kbd></label>
<input id="search" type="search" autocomplete="off" spellcheck="false"
 placeholder="Path, words or a field’s name">
<p id="found" role="status"></p>
</div>
<div id="resources">
${contents.map(resourceList).join('\n')}
</div>
<p><a href="/api/openapi.json">OpenAPI document</a></p>
</nav>
</details>
<div id="manual"></div>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/manual.js"></script>
</body>
</html>`;
