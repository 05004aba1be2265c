import { Icon } from '../../common/pictures/icons';
import { useHospital } from '../useHospital';
import { closureText } from './closureText';
import { closuresWithin } from './opening';
import { useOpening } from './useOpening';
import './contact.css';

/** Closures of so many days are named everywhere; later ones on the contact page. */
const NEAR_DAYS = 14;

/** The next closure, in a line; nothing when none is near. */
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
