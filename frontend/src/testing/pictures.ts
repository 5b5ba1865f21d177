/**
 * Fakes image decoding, drawing and encoding, which jsdom lacks. The browser tests use the real
 * ones.
 */
export const picture = (sizes: readonly number[] = [], pixel = [51, 102, 153, 255]) => {
  const left = [...sizes];
  Object.assign(window, {
    createImageBitmap: (file: File) =>
      file.type === 'image/heic'
        ? Promise.reject(new Error('InvalidStateError'))
        : Promise.resolve({ width: 4032, height: 3024, close: () => undefined }),
  });
  const pen = {
    drawImage: () => undefined,
    fillRect: () => undefined,
    getImageData: () => ({ data: pixel }),
  };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(
    pen as unknown as ImageBitmapRenderingContext,
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/jpeg;base64,AA==');
  const qualities: unknown[] = [];
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    done,
    type,
    quality,
  ) {
    qualities.push([this.width, quality]);
    done(new Blob([new Uint8Array(left.shift() ?? 1)], { type: type ?? '' }));
  });
  return qualities;
};
