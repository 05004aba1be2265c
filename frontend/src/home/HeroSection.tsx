import { freeHours } from '../../../openapi/contract/words/visit-rules.js';
import { Link } from 'react-router';
import { useHospital } from '../hospital/useHospital';
import { SearchBox } from '../search/SearchBox';
import { HeroDrawing } from './HeroDrawing';

/** The first thing of the first page: what this is, the search, and the way to a visit. */
export function HeroSection() {
  const { name, visitRules } = useHospital();
  const hours = freeHours(visitRules.cancelling);
  const freely = hours ? `, and cancel free of charge until ${hours} hours before your visit` : '';
  return (
    <div className="hero">
      <div className="hero__words">
        <div>
          <h1 className="h1">The right doctor, at a time that suits you</h1>
          <p className="muted hero__lead">
            {name} brings every speciality under one roof. See who is free, book in two minutes{freely}.
          </p>
        </div>
        <SearchBox name="Hospital" placeholder="Search For Doctor or Speciality" buttonLabel="Search" />
        <div>
          <Link to="/find-doctor" className="button button--contained hero__action">
            Book an Appointment
          </Link>
        </div>
      </div>
      <div className="hero__picture">
        <HeroDrawing />
      </div>
    </div>
  );
}
