import { type Ref, type InputHTMLAttributes, useId } from 'react';
import '../../common/forms/fields.css';
import { tPage } from '../../messages/pages';

// Copied from the contract, without loading its schemas on public pages.
const GENDERS = {
  male: tPage('genders.male'),
  female: tPage('genders.female'),
  other: tPage('genders.other'),
  undisclosed: tPage('genders.undisclosed'),
} satisfies Record<Gender, string>;
type Gender = import('../../../../openapi/contract/people/field-lists.js').Gender;

type GenderFieldProps = { problem?: string } & InputHTMLAttributes<HTMLInputElement> & {
    ref?: Ref<HTMLInputElement>;
  };

/** The genders side by side, male and female first; the error belongs to the group. */
export function GenderField({ problem, ...input }: GenderFieldProps) {
  const id = useId();
  return (
    <div
      role="radiogroup"
      aria-labelledby={id}
      aria-describedby={problem ? `${id}-error` : undefined}
      className={problem ? 'choice--wrong' : undefined}
    >
      <span className="choice__legend choice__legend--plain" id={id}>
        {tPage('gender')}
      </span>
      {Object.entries(GENDERS).map(([value, label]) => (
        <label key={value} className="choice__radio">
          <input {...input} type="radio" value={value} />
          {label}
        </label>
      ))}
      {problem && (
        <p className="field__help" id={`${id}-error`}>
          {problem}
        </p>
      )}
    </div>
  );
}
