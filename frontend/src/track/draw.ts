type Child = Node | string | null;

/** An element with a class and children; text is never read as HTML. */
export function draw<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  if (className !== '') element.className = className;
  element.append(...children.filter((child) => child !== null));
  return element;
}

export function drawLink(className: string, href: string, text: string): HTMLAnchorElement {
  const link = draw('a', className, text);
  link.href = href;
  return link;
}

export function drawButton(className: string, text: string, press: () => void): HTMLButtonElement {
  const button = draw('button', className, text);
  button.type = 'button';
  button.addEventListener('click', press);
  return button;
}
