/** At the default size of text. */
const EM_PX = 16;

/** Sets the window width for media queries until the test ends. */
export function setViewport(width: number): void {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const pixels = (side: string) => {
      const [, size, unit] = new RegExp(`${side}-width:\\s*([\\d.]+)(px|r?em)`).exec(query) ?? [];
      return size === undefined ? undefined : Number(size) * (unit === 'px' ? 1 : EM_PX);
    };
    const [least, most] = [pixels('min'), pixels('max')];
    const matches =
      (least !== undefined || most !== undefined) &&
      width >= (least ?? 0) &&
      width <= (most ?? Infinity);
    return Object.assign(new EventTarget(), {
      matches,
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  });
}
