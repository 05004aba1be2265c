import { centres, findDoctorPath } from '../users/specialities';
import { CardLink } from './CardLink';
import { CentreDrawing } from './drawings/CentreDrawing';
import { Section } from './Section';
import { tCommon } from '../messages/common';
import { tHome } from '../messages/site/home';

/** The specification's specialities, each with a link to its doctors. */
export const CentresSection = () => (
  <Section heading={tCommon('specialities')}>
    <ul className="cards cards--4">
      {centres.map(({ name, speciality }) => (
        <li key={name}>
          <CardLink to={findDoctorPath({ speciality })}>
            <div className="centre">
              <CentreDrawing name={name} />
              <div>
                <h3 className="h6">{name.replaceAll('/', ' / ')}</h3>
                <p className="body2 muted">{tHome('firstVisit', { speciality })}</p>
              </div>
            </div>
          </CardLink>
        </li>
      ))}
    </ul>
  </Section>
);
