import { Icon } from '../../common/pictures/icons';
import { useHospital } from '../useHospital';
import { closureText } from './closureText';
import { closuresWithin } from './opening';
import { useOpening } from './useOpening';
import './contact.css';

/** Closures within this many days are shown everywhere; later ones on the contact page. */
const NEAR_DAYS = 14;

/** The next closure in one line; nothing without a near one. */
export function ClosureNotice() {
  const { closures } = useHospital();
  const { today, closure } = useOpening();
  const [next] = closuresWithin(closures, today, NEAR_DAYS);
  if (!next) return null;
  return (
    <p className={closure ? 'closure closure--today' : 'closure'}>
      <Icon name="info" />
      {closureText(next, today)}
    </p>
  );
}
