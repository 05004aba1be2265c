import type { ComponentProps } from 'react';
import { Icon } from '../pictures/icons';

type SearchFieldProps = { label: string } & ComponentProps<'input'>;

/**
 * A search box; further attributes go to its input. Plain HTML, because it is on the first page, which must not load
 * the form components.
 */
export const SearchField = ({ label, ...input }: SearchFieldProps) => (
  <label className="search-field">
    <Icon name="search" />
    <input
      type="search"
      enterKeyHint="search"
      aria-label={label}
      placeholder={label}
      maxLength={100}
      {...input}
    />
  </label>
);
