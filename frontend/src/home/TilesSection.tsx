import { CardLink } from './CardLink';
import { TileDrawing } from './TileDrawing';

const tiles = [
  {
    title: 'Find a Doctor',
    text: 'Search by name or speciality and book a free time.',
    to: '/find-doctor',
    drawing: 'doctor',
  },
  {
    title: 'Health Check-up',
    text: 'Lab tests and check-ups, at home or here.',
    to: '/labtest',
    drawing: 'checkup',
  },
  { title: 'Medicine', text: 'Medicines from our own pharmacy.', to: '/medicine', drawing: 'medicine' },
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
