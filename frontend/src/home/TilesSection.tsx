import { CardLink } from './CardLink';
import { TileDrawing } from './drawings/TileDrawing';
import { tCommon } from '../messages/common';
import { tHome } from '../messages/site/home';

const tiles = [
  {
    title: tCommon('findDoctor'),
    text: tHome('findDoctorText'),
    to: '/find-doctor',
    drawing: 'doctor',
  },
  {
    title: tHome('healthCheckUp'),
    text: tHome('healthCheckUpText'),
    to: '/labtest',
    drawing: 'checkup',
  },
  {
    title: tHome('medicine'),
    text: tHome('medicineText'),
    to: '/medicine',
    drawing: 'medicine',
  },
] as const;

/** The three most used actions. */
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
