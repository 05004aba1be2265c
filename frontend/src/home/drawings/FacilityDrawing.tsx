import {
  type DepartmentScene,
  IllustrationDrawing,
  type IllustrationName,
} from '../../common/pictures/IllustrationDrawing';

/** The wide picture of each department; an article has some of them, too. */
const scenes = {
  emergency: 'emergency',
  children: 'child',
  Gynecology: 'gynecology',
  Cardiology: 'heart',
  Neurology: 'brain',
  Psychiatry: 'psychiatry',
  Orthopedics: 'bone',
  Dentistry: 'teeth',
} satisfies Record<string, IllustrationName | DepartmentScene>;

export type FacilityName = keyof typeof scenes;

/** The wide picture of a department; decoration above its name. */
export const FacilityDrawing = ({ name }: { name: FacilityName }) => (
  <IllustrationDrawing name={scenes[name]} />
);
