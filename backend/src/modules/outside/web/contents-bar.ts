const MARKS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };

export const escaped = (text: string) => text.replace(/[&<"]/g, (mark) => MARKS[mark] ?? mark);

export interface ContentsTexts {
  readonly bar: string;
  readonly title: string;
  readonly label: string;
  readonly placeholder: string;
  /** The search result; `{count}` is replaced by the number. */
  readonly none: string;
  readonly one: string;
  readonly many: string;
}

/** Contents and search for a manual: a column on a desktop, a bar on a phone. `manual/contents.js` controls it. */
export const contentsBar = (
  texts: ContentsTexts,
  list: string,
  foot: string,
) => `<details id="contents">
<summary>${escaped(texts.bar)}</summary>
<nav aria-labelledby="contents-title">
<h2 id="contents-title">${escaped(texts.title)}</h2>
<div class="search">
<label for="search">${escaped(texts.label)} <kbd>/</kbd></label>
<input id="search" type="search" autocomplete="off" spellcheck="false"
 placeholder="${escaped(texts.placeholder)}">
<p id="found" role="status" data-none="${escaped(texts.none)}" data-one="${escaped(texts.one)}"
 data-many="${escaped(texts.many)}"></p>
</div>
<div id="resources">
${list}
</div>
${foot}
</nav>
</details>`;
