import { BooleanInput, SelectInput, TextInput } from 'react-admin';
import { NumberInput } from '../common/inputs/NumberInput';
import { CreateFaq, FAQ_CATEGORIES, type FaqDto, UpdateFaq } from '../../../../openapi/contract/site/faqs.js';
import { fieldErrors, filledIn } from '../data/validate';
import { type ContentKind, pick } from '../content/kind';
import { FormGrid, Wide } from '../common/forms/FormGrid';
import { adminCommonWords } from '../../words/admin/common';
import { adminContentWords } from '../../words/admin/content';

export const CATEGORY_CHOICES = FAQ_CATEGORIES.map((name) => ({ id: name, name }));
const FIELDS = Object.keys(UpdateFaq.out.shape);

const INPUTS = (
  <FormGrid title={adminContentWords.questionAndAnswer}>
    <Wide>
      <TextInput source="question" label={adminCommonWords.question} required helperText={false} />
    </Wide>
    <Wide>
      <TextInput
        source="answer"
        label={adminCommonWords.answer}
        required
        multiline
        minRows={4}
        helperText={false}
      />
    </Wide>
    <SelectInput
      source="category"
      label={adminContentWords.category}
      choices={CATEGORY_CHOICES}
      helperText={false}
    />
    <NumberInput
      decimals={0}
      source="position"
      label={adminContentWords.placeInList}
      helperText={adminContentWords.placeHint}
    />
    <Wide>
      <BooleanInput source="published" label={adminContentWords.faqPublishedHint} helperText={false} />
    </Wide>
  </FormGrid>
);

/** Questions that are often asked, as the console writes and changes them. */
export const FAQS: ContentKind<FaqDto> = {
  resource: 'faqs',
  nameOf: ({ question }) => question,
  title: adminContentWords.faq,
  texts: {
    updateFailed: adminContentWords.saveFaqFailed,
    conflict: adminContentWords.faqConflict,
  },
  errorsOf: (values) => fieldErrors(CreateFaq, filledIn(values)),
  toBody: (values) => pick(filledIn(values), FIELDS),
  inputs: INPUTS,
};
