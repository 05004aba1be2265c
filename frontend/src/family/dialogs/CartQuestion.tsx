import type { ActingFor } from '../../auth/session';
import { useCurrentUser } from '../../auth/useCurrentUser';
import { useActingFor } from '../../auth/usePerson';
import { Dialog } from '../../common/feedback/Dialog';
import { Button } from '../../common/forms/Button';
import { boxesOf, cart } from '../../pharmacy/buying/cart';
import { tFamily } from '../../messages/people/family';

interface CartQuestionProps {
  /** The person who would get the cart; null for the logged-in person. */
  person: ActingFor | null;
  onTake: () => void;
  onStay: () => void;
}

/** Asks before one person's cart becomes another person's order. */
export function CartQuestion({ person, onTake, onStay }: CartQuestionProps) {
  const own = useCurrentUser().data?.fullName ?? tFamily('you');
  const from = useActingFor()?.fullName ?? own;
  const to = person?.fullName ?? own;
  const boxes = tFamily('boxes', { count: boxesOf(cart.use()) });
  return (
    <Dialog title={tFamily('moveCartTitle', { name: to })} onClose={onStay}>
      <div className="dialog__content">
        <p className="whole-words">{tFamily('moveCartText', { boxes, from, to })}</p>
      </div>
      <div className="dialog__actions">
        <Button onClick={onStay}>{tFamily('keepCart', { name: from })}</Button>
        <Button look="contained" onClick={onTake}>
          {tFamily('moveCart')}
        </Button>
      </div>
    </Dialog>
  );
}
