import { press, type Scene, type Screen } from '../screen';

async function openUnitMenu({ page, words }: Scene): Promise<void> {
  await press(page, words('jobDetails:left.menu', { number: '1' }));
  await page.getByRole('menu').waitFor();
}

async function openUnitDialog(scene: Scene, entry: string): Promise<void> {
  await openUnitMenu(scene);
  await scene.page.getByRole('menuitem', { name: scene.words(entry) }).click();
  await scene.page.getByRole('dialog').last().waitFor();
}

/** Dialogs of a unit in the job details; `path` is the path of the details. */
export const unitDialogs = (path: string): Screen[] => [
  { name: 'actions for a unit', path, isAnchored: true, act: openUnitMenu },
  {
    name: 'leave a unit behind',
    path,
    act: (scene) => openUnitDialog(scene, 'jobDetails:left.open'),
  },
  {
    name: 'move a unit to another job',
    path,
    act: (scene) => openUnitDialog(scene, 'jobDetails:move.open'),
  },
];
