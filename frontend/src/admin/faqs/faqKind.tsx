import { BooleanInput, NumberInput, SelectInput, TextInput } from 'react-admin';
import { CreateFaq, FAQ_CATEGORIES, type FaqDto, UpdateFaq } from '../../../../openapi/contract/site/faqs.js';
import { fieldErrors, filledIn } from '../data/validate';
import { type ContentKind, pick } from '../content/kind';
import { FormGrid, Wide } from '../common/forms/FormGrid';

export const CATEGORY_CHOICES = FAQ_CATEGORIES.map((name) => ({ id: name, name }));
const FIELDS = Object.keys(UpdateFaq.out.shape);

const INPUTS = (
  <FormGrid title="Question and answer">
    <Wide>
      <TextInput source="question" label="Question" required helperText={false} />
    </Wide>
    <Wide>
      <TextInput source="answer" label="Answer" required multiline minRows={4} helperText={false} />
    </Wide>
    <SelectInput source="category" label="Category" choices={CATEGORY_CHOICES} helperText={false} />
    <NumberInput
      source="position"
      label="Place in the list"
      helperText="Lowest first; last when it is empty."
    />
    <Wide>
      <BooleanInput
        source="published"
        label="Visitors see it, and the chat answers with it"
        helperText={false}
      />
    </Wide>
  </FormGrid>
);

/** Questions that are often asked, as the console writes and changes them. */
export const FAQS: ContentKind<FaqDto> = {
  resource: 'faqs',
  nameOf: ({ question }) => question,
  title: 'FAQ',
  texts: {
    updateFailed: 'The FAQ was not saved.',
    conflict: 'Somebody else has changed this FAQ meanwhile.',
  },
  errorsOf: (values) => fieldErrors(CreateFaq, filledIn(values)),
  toBody: (values) => pick(filledIn(values), FIELDS),
  inputs: INPUTS,
};
