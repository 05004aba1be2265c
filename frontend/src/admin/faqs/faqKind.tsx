import { BooleanInput, SelectInput, TextInput } from 'react-admin';
import { NumberInput } from '../common/inputs/NumberInput';
import { CreateFaq, FAQ_CATEGORIES, type FaqDto, UpdateFaq } from '../../../../openapi/contract/site/faqs.js';
import { fieldErrors, filledIn } from '../data/validate';
import { type ContentKind, pick } from '../content/kind';
import { FormGrid, Wide } from '../common/forms/FormGrid';
import { tAdminCommon } from '../../messages/admin/common';
import { tAdminContent } from '../../messages/admin/content';

export const CATEGORY_CHOICES = FAQ_CATEGORIES.map((name) => ({ id: name, name }));
const FIELDS = Object.keys(UpdateFaq.out.shape);

const INPUTS = (
  <FormGrid title={tAdminContent('questionAndAnswer')}>
    <Wide>
      <TextInput source="question" label={tAdminCommon('question')} required helperText={false} />
    </Wide>
    <Wide>
      <TextInput
        source="answer"
        label={tAdminCommon('answer')}
        required
        multiline
        minRows={4}
        helperText={false}
      />
    </Wide>
    <SelectInput
      source="category"
      label={tAdminContent('category')}
      choices={CATEGORY_CHOICES}
      helperText={false}
    />
    <NumberInput
      decimals={0}
      source="position"
      label={tAdminContent('placeInList')}
      helperText={tAdminContent('placeHint')}
    />
    <Wide>
      <BooleanInput source="published" label={tAdminContent('faqPublishedHint')} helperText={false} />
    </Wide>
  </FormGrid>
);

/** Frequently asked questions in the console. */
export const FAQS: ContentKind<FaqDto> = {
  resource: 'faqs',
  nameOf: ({ question }) => question,
  title: tAdminContent('faq'),
  texts: {
    updateFailed: tAdminContent('saveFaqFailed'),
    conflict: tAdminContent('faqConflict'),
  },
  errorsOf: (values) => fieldErrors(CreateFaq, filledIn(values)),
  toBody: (values) => pick(filledIn(values), FIELDS),
  inputs: INPUTS,
};
