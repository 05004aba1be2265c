import { freeHours } from '../../../openapi/contract/site/visit-tiers.js';
import { Link } from 'react-router';
import { ClosureNotice } from '../hospital/contact/ClosureNotice';
import { useHospital } from '../hospital/useHospital';
import { SearchBox } from '../search/SearchBox';
import { HeroDrawing } from './drawings/HeroDrawing';
import { tCommon } from '../messages/common';
import { tHome } from '../messages/site/home';

/** The top of the home page: introduction, search, and a link to the booking. */
export function HeroSection() {
  const { name, visitRules } = useHospital();
  const hours = freeHours(visitRules.cancelling);
  return (
    <div className="hero">
      <div className="hero__words">
        <div>
          <h1 className="h1">{tHome('heroTitle')}</h1>
          <p className="muted hero__lead">
            {hours ? tHome('heroTextFreeCancelling', { name, hours }) : tHome('heroText', { name })}
          </p>
        </div>
        <SearchBox
          name={tCommon('hospital')}
          placeholder={tHome('heroSearch')}
          buttonLabel={tCommon('search')}
        />
        <div>
          <Link to="/find-doctor" className="button button--contained hero__action">
            {tCommon('bookAppointment')}
          </Link>
        </div>
        <ClosureNotice />
      </div>
      <div className="hero__picture">
        <HeroDrawing />
      </div>
    </div>
  );
}
