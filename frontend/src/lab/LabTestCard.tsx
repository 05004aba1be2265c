import type { LabTestDto } from '../../../openapi/contract/shop/lab-tests.js';
import { Button } from '../common/forms/Button';
import { formatRupees } from '../common/format/format';
import { ProductPicture } from '../pharmacy/ProductPicture';
import { ProductSkeletons } from '../pharmacy/ProductSkeletons';
import { tPage } from '../messages/pages';
import { tLab } from '../messages/shop/lab';

interface LabTestCardProps {
  test: LabTestDto;
  onBook: () => void;
  /** true for the first visible cards, whose pictures load eagerly. */
  isFirst: boolean;
}

/** One lab test. */
export function LabTestCard({ test, onBook, isFirst }: LabTestCardProps) {
  const { testName, group, description, price, turnaround, imageUrl } = test;
  return (
    <li className="card product product--test">
      <ProductPicture src={imageUrl} isFirst={isFirst} />
      <h3 className="h6">{testName}</h3>
      {group && <p className="body2 product__maker">{group}</p>}
      <p className="body2 muted product__text" title={description}>
        {description}
      </p>
      <div className="product__foot">
        <div className="product__facts product__facts--line">
          <p className="h3">{formatRupees(price)}</p>
          <p className="body2 muted">{tPage('turnaround', { turnaround })}</p>
        </div>
        <div className="product__actions">
          <Button
            look="tonal"
            className="button--wide"
            onClick={onBook}
            aria-label={tLab('bookTestNamed', { testName })}
          >
            {tLab('bookTest')}
          </Button>
        </div>
      </div>
    </li>
  );
}

export const LabTestCardSkeletons = ({ cards }: { cards: number }) => <ProductSkeletons count={cards} />;
