import { render, screen } from '@testing-library/react';
import type { ListedHolder } from '../../../openapi/contract/people/dependants.js';
import { HeldBy } from './HeldBy';

const holder: ListedHolder = { fullName: 'Asha Rao', gender: 'female', relationship: 'child', mobile: null };

it.each<[Partial<ListedHolder>, string]>([
  [{}, 'Looked after by Asha Rao, mother'],
  [{ relationship: 'parent' }, 'Looked after by Asha Rao, daughter'],
  [{ relationship: 'grandparent', gender: 'male' }, 'Looked after by Asha Rao, grandson'],
  [{ relationship: 'grandchild', gender: null }, 'Looked after by Asha Rao, grandparent'],
  [{ relationship: 'ward' }, 'Looked after by Asha Rao, guardian'],
  [{ relationship: 'other' }, 'Looked after by Asha Rao'],
  [{ mobile: '+919812345678' }, 'Looked after by Asha Rao, mother, +919812345678'],
])('names the guardian’s relation to the patient: %o', (facts, text) => {
  const { container } = render(<HeldBy holder={{ ...holder, ...facts }} />);
  expect(container).toHaveTextContent(text, { normalizeWhitespace: true });
  expect(container.textContent).toBe(text);
});

it('says nothing of a person with a login', () => {
  const { container } = render(<HeldBy holder={null} />);
  expect(container).toBeEmptyDOMElement();
  expect(screen.queryByRole('link')).toBeNull();
});
