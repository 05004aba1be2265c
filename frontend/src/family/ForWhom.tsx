import { useActingFor } from '../auth/usePerson';
import { tForWhom } from '../messages/people/forWhom';

interface ForWhomProps {
  /** What is done for the person: "Booking for". */
  text?: (name: string) => string;
  /** Who pays, where it is known and paid. */
  payer?: string;
}

/** Says for whom a page or a dialog books while a dependant is chosen; nothing for oneself. */
export function ForWhom({ text = (name: string) => tForWhom('bookingFor', { name }), payer }: ForWhomProps) {
  const person = useActingFor();
  if (!person) return null;
  return (
    <p className="strong whole-words">
      {text(person.fullName)}
      {payer && `. ${tForWhom('payer', { name: payer })}`}
    </p>
  );
}
