/** Sets the window width for media queries until the test ends. */
export function setViewport(width: number): void {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const least = /min-width:\s*([\d.]+)px/.exec(query)?.[1];
    const most = /max-width:\s*([\d.]+)px/.exec(query)?.[1];
    const matches =
      (least !== undefined || most !== undefined) &&
      width >= Number(least ?? 0) &&
      width <= Number(most ?? Infinity);
    return Object.assign(new EventTarget(), {
      matches,
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  });
}
