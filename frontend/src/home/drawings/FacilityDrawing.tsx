import {
  type DepartmentScene,
  IllustrationDrawing,
  type IllustrationName,
} from '../../common/pictures/IllustrationDrawing';

/** The illustration of each department; articles share some of them. */
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

/** The illustration of a department; decorative. */
export const FacilityDrawing = ({ name }: { name: FacilityName }) => (
  <IllustrationDrawing name={scenes[name]} />
);
