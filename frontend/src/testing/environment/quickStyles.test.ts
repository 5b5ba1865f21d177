import { quickStyles } from './quickStyles';

const PAGE = `
  <main>
    <h1>Jobs</h1>
    <p hidden>Hidden</p>
    <ul><li>One</li></ul>
    <table><caption>All</caption><thead><tr><th>Id</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>
    <input type="hidden"><input><input type="checkbox"><button>Save</button>
    <select><option>1</option></select><textarea></textarea><datalist></datalist>
    <dialog>Closed</dialog><dialog open>Open</dialog><details><summary>More</summary>Text</details>
    <div style="display: none; opacity: 0">None</div><div hidden style="display: flex">Shown</div>
    <div style="visibility: hidden"><span>Hidden</span><span style="visibility: visible">Shown</span></div>
    <svg><path style="opacity: 0.5"/></svg><fieldset><legend>Group</legend></fieldset>
  </main>`;

/** A frame has a window of its own, whose `getComputedStyle` is jsdom's. */
function openFrame() {
  const view = document.body.appendChild(document.createElement('iframe')).contentDocument
    ?.defaultView;
  if (!view) throw new Error('There is no frame');
  return { view, page: view.document, quickStyle: quickStyles(view) };
}

test('answers the same as jsdom', () => {
  const { view, page, quickStyle } = openFrame();
  page.body.innerHTML = PAGE;
  const read = (style: CSSStyleDeclaration) => [
    style.display,
    ...['display', 'visibility', 'opacity', 'color'].map((name) => style.getPropertyValue(name)),
  ];
  for (const element of page.querySelectorAll('*'))
    expect(read(quickStyle(element)), element.outerHTML).toEqual(
      read(view.getComputedStyle(element)),
    );
});

test('obeys the style sheets of the page', () => {
  const { page, quickStyle } = openFrame();
  page.body.innerHTML = '<h1>Jobs</h1>';
  expect(quickStyle(page.querySelector('h1')!).display).toBe('block');
  page.head.innerHTML = '<style>h1 { display: none }</style>';
  expect(quickStyle(page.querySelector('h1')!).display).toBe('none');
});
