import { tContact } from '../../messages/site/contact';
import { TextPart } from '../TextPage';
import { useHospital } from '../useHospital';
import { closureText } from './closureText';
import { closuresWithin } from './opening';
import { useOpening } from './useOpening';
import './contact.css';

/** As far ahead as the server lists closures. */
const ALL_CLOSURES_DAYS = 366;

/** Every known closure, today's first. */
export function Closures() {
  const { closures } = useHospital();
  const { today } = useOpening();
  const coming = closuresWithin(closures, today, ALL_CLOSURES_DAYS);
  return (
    <TextPart heading={tContact('closures')}>
      {coming.length === 0 && <p>{tContact('closuresEmpty')}</p>}
      {coming.map((closure) => (
        <p key={closure.from} className={closure.from <= today ? 'closure closure--today' : 'closure'}>
          {closureText(closure, today)}
        </p>
      ))}
    </TextPart>
  );
}
