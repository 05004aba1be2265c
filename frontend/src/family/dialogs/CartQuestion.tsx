import { counted } from '../../../../openapi/contract/words/plural.js';
import type { ActingFor } from '../../auth/session';
import { useCurrentUser } from '../../auth/useCurrentUser';
import { useActingFor } from '../../auth/usePerson';
import { Dialog } from '../../common/feedback/Dialog';
import { Button } from '../../common/forms/Button';
import { boxesOf, cart } from '../../pharmacy/buying/cart';
import { familyWords } from '../../words/people/family';

interface CartQuestionProps {
  /** To whom the cart would go; null: the logged-in person. */
  person: ActingFor | null;
  onTake: () => void;
  onStay: () => void;
}

/** Asks before medicines that were put into the cart for one person become an order of another. */
export function CartQuestion({ person, onTake, onStay }: CartQuestionProps) {
  const own = useCurrentUser().data?.fullName ?? familyWords.you;
  const from = useActingFor()?.fullName ?? own;
  const to = person?.fullName ?? own;
  const boxes = counted(boxesOf(cart.use()), familyWords.boxes);
  return (
    <Dialog title={familyWords.moveCartTitle(to)} onClose={onStay}>
      <div className="dialog__content">
        <p className="whole-words">{familyWords.moveCartText(boxes, from, to)}</p>
      </div>
      <div className="dialog__actions">
        <Button onClick={onStay}>{familyWords.keepCart(from)}</Button>
        <Button look="contained" onClick={onTake}>
          {familyWords.moveCart}
        </Button>
      </div>
    </Dialog>
  );
}
