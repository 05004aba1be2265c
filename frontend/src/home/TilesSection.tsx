import { CardLink } from './CardLink';
import { TileDrawing } from './drawings/TileDrawing';
import { commonWords } from '../words/common';
import { homeWords } from '../words/site/home';

const tiles = [
  {
    title: commonWords.findDoctor,
    text: homeWords.findDoctorText,
    to: '/find-doctor',
    drawing: 'doctor',
  },
  {
    title: homeWords.healthCheckUp,
    text: homeWords.healthCheckUpText,
    to: '/labtest',
    drawing: 'checkup',
  },
  {
    title: homeWords.medicine,
    text: homeWords.medicineText,
    to: '/medicine',
    drawing: 'medicine',
  },
] as const;

/** The three things that most people come for. */
export const TilesSection = () => (
  <div className="cards cards--3">
    {tiles.map(({ title, text, to, drawing }) => (
      <CardLink key={title} to={to} padding={3}>
        <div className="tile">
          <TileDrawing name={drawing} />
          <div>
            <h2 className="h3">{title}</h2>
            <p className="muted">{text}</p>
          </div>
        </div>
      </CardLink>
    ))}
  </div>
);
