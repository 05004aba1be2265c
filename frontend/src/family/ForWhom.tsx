import { useActingFor } from '../auth/usePerson';
import { tForWhom } from '../messages/people/forWhom';

interface ForWhomProps {
  /** The action: "Booking for". */
  text?: (name: string) => string;
  /** The payer, if known. */
  payer?: string;
}

/** Shows for whom a page or dialog books while a dependant is chosen; nothing for oneself. */
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
