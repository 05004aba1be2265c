import { RadioButtonGroupInput, SelectInput, TextInput } from 'react-admin';
import {
  CreatePost,
  POST_CATEGORIES,
  type PostDto,
  UpdatePost,
} from '../../../../openapi/contract/site/posts.js';
import { filledIn, nestedErrors } from '../data/validate';
import { type ContentKind, pick } from '../content/kind';
import { FormGrid, Wide } from '../common/forms/FormGrid';
import { IllustrationInput } from './IllustrationInput';
import { MarkdownInput } from './MarkdownInput';
import { SourcesInput } from './SourcesInput';

export const CATEGORY_CHOICES = POST_CATEGORIES.map((name) => ({ id: name, name }));
const STATUS_CHOICES = [
  { id: 'draft', name: 'Draft: only the console shows it' },
  { id: 'published', name: 'Published: everybody can read it' },
];
const FIELDS = Object.keys(UpdatePost.out.shape);

const INPUTS = (
  <>
    <FormGrid title="Article">
      <Wide>
        <TextInput source="title" label="Title" required helperText={false} />
      </Wide>
      <Wide>
        <TextInput
          source="summary"
          label="Summary"
          required
          multiline
          minRows={2}
          helperText="Stands on the card and below the title."
        />
      </Wide>
      <SelectInput source="category" label="Category" choices={CATEGORY_CHOICES} helperText={false} />
      <TextInput source="author" label="Author" required helperText="Name and speciality." />
      <IllustrationInput />
      <TextInput
        source="slug"
        label="Name in the address"
        helperText="Made from the title when it is left empty."
      />
      <Wide>
        <RadioButtonGroupInput source="status" label="State" choices={STATUS_CHOICES} helperText={false} />
      </Wide>
    </FormGrid>
    <FormGrid title="Text">
      <Wide>
        <MarkdownInput source="body" label="Text in markdown" />
      </Wide>
    </FormGrid>
    <FormGrid title="Where it comes from">
      <Wide>
        <SourcesInput />
      </Wide>
    </FormGrid>
  </>
);

/** Articles of the blog, as the console writes and changes them. */
export const POSTS: ContentKind<PostDto> = {
  resource: 'posts',
  nameOf: ({ title }) => title,
  title: 'Article',
  isWhole: (record) => 'body' in record,
  texts: {
    updateFailed: 'The article was not saved.',
    conflict: 'Somebody else has changed this article meanwhile.',
  },
  errorsOf: (values) => nestedErrors(CreatePost, filledIn(values)),
  toBody: (values) => pick(filledIn(values), FIELDS),
  inputs: INPUTS,
};
