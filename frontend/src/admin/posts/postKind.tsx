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
import { adminCommonWords } from '../../words/admin/common';
import { adminContentWords } from '../../words/admin/content';

export const CATEGORY_CHOICES = POST_CATEGORIES.map((name) => ({ id: name, name }));
const STATUS_CHOICES = [
  { id: 'draft', name: adminContentWords.draftState },
  { id: 'published', name: adminContentWords.publishedState },
];
const FIELDS = Object.keys(UpdatePost.out.shape);

const INPUTS = (
  <>
    <FormGrid title={adminContentWords.article}>
      <Wide>
        <TextInput source="title" label={adminContentWords.title} required helperText={false} />
      </Wide>
      <Wide>
        <TextInput
          source="summary"
          label={adminContentWords.summary}
          required
          multiline
          minRows={2}
          helperText={adminContentWords.summaryHint}
        />
      </Wide>
      <SelectInput
        source="category"
        label={adminContentWords.category}
        choices={CATEGORY_CHOICES}
        helperText={false}
      />
      <TextInput
        source="author"
        label={adminContentWords.author}
        required
        helperText={adminContentWords.nameAndSpeciality}
      />
      <IllustrationInput />
      <TextInput
        source="slug"
        label={adminContentWords.nameInAddress}
        helperText={adminContentWords.slugHint}
      />
      <Wide>
        <RadioButtonGroupInput
          source="status"
          label={adminCommonWords.state}
          choices={STATUS_CHOICES}
          helperText={false}
        />
      </Wide>
    </FormGrid>
    <FormGrid title={adminContentWords.text}>
      <Wide>
        <MarkdownInput source="body" label={adminContentWords.textInMarkdown} />
      </Wide>
    </FormGrid>
    <FormGrid title={adminContentWords.sourcesHint}>
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
  title: adminContentWords.article,
  isWhole: (record) => 'body' in record,
  texts: {
    updateFailed: adminContentWords.saveArticleFailed,
    conflict: adminContentWords.articleConflict,
  },
  errorsOf: (values) => nestedErrors(CreatePost, filledIn(values)),
  toBody: (values) => pick(filledIn(values), FIELDS),
  inputs: INPUTS,
};
