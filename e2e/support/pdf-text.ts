import { extractText } from 'unpdf';

/** The words of a PDF's text layer in order, separated by single spaces. */
export async function pdfText(content: Uint8Array): Promise<string> {
  const { text } = await extractText(new Uint8Array(content), { mergePages: true });
  return text.replace(/\s+/gu, ' ');
}
