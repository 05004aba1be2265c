import type { HealthCondition } from '../../../openapi/contract/shop/medicines.js';
import { conditions, wordsOf } from './conditions';
import { ConditionPicture } from './pictures/ConditionPicture';
import { tPharmacy } from '../messages/shop/pharmacy';

interface CategoriesProps {
  chosen: HealthCondition | undefined;
  onChoose: (condition: HealthCondition | undefined) => void;
}

/** The ten health conditions as filters; a second press removes the filter. */
export const Categories = ({ chosen, onChoose }: CategoriesProps) => (
  <section aria-labelledby="conditions" className="pharmacy__part">
    <h2 className="h2" id="conditions">
      {tPharmacy('shopByHealthCondition')}
    </h2>
    <ul className="conditions">
      {conditions.map((condition) => (
        <li key={condition}>
          <button
            type="button"
            className="choice-tile"
            aria-pressed={condition === chosen}
            onClick={() => onChoose(condition === chosen ? undefined : condition)}
          >
            <ConditionPicture condition={condition} />
            <span>
              <span className="tile-name">{condition}</span>
              <span className="caption muted">{wordsOf(condition)}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  </section>
);
