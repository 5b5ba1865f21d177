import axe from 'axe-core';

/** What a machine can find wrong for people with assistive technology; colours need a browser. */
export async function accessibilityProblems(root: Element = document.body): Promise<string[]> {
  const { violations } = await axe.run(root, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
}
