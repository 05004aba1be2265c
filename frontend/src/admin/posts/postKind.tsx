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
import { tAdminCommon } from '../../messages/admin/common';
import { tAdminContent } from '../../messages/admin/content';

export const CATEGORY_CHOICES = POST_CATEGORIES.map((name) => ({ id: name, name }));
const STATUS_CHOICES = [
  { id: 'draft', name: tAdminContent('draftState') },
  { id: 'published', name: tAdminContent('publishedState') },
];
const FIELDS = Object.keys(UpdatePost.out.shape);

const INPUTS = (
  <>
    <FormGrid title={tAdminContent('article')}>
      <Wide>
        <TextInput source="title" label={tAdminContent('title')} required helperText={false} />
      </Wide>
      <Wide>
        <TextInput
          source="summary"
          label={tAdminContent('summary')}
          required
          multiline
          minRows={2}
          helperText={tAdminContent('summaryHint')}
        />
      </Wide>
      <SelectInput
        source="category"
        label={tAdminContent('category')}
        choices={CATEGORY_CHOICES}
        helperText={false}
      />
      <TextInput
        source="author"
        label={tAdminContent('author')}
        required
        helperText={tAdminContent('nameAndSpeciality')}
      />
      <IllustrationInput />
      <TextInput
        source="slug"
        label={tAdminContent('nameInAddress')}
        helperText={tAdminContent('slugHint')}
      />
      <Wide>
        <RadioButtonGroupInput
          source="status"
          label={tAdminCommon('state')}
          choices={STATUS_CHOICES}
          helperText={false}
        />
      </Wide>
    </FormGrid>
    <FormGrid title={tAdminContent('text')}>
      <Wide>
        <MarkdownInput source="body" label={tAdminContent('textInMarkdown')} />
      </Wide>
    </FormGrid>
    <FormGrid title={tAdminContent('sourcesHint')}>
      <Wide>
        <SourcesInput />
      </Wide>
    </FormGrid>
  </>
);

/** Articles of the blog in the console. */
export const POSTS: ContentKind<PostDto> = {
  resource: 'posts',
  nameOf: ({ title }) => title,
  title: tAdminContent('article'),
  isWhole: (record) => 'body' in record,
  texts: {
    updateFailed: tAdminContent('saveArticleFailed'),
    conflict: tAdminContent('articleConflict'),
  },
  errorsOf: (values) => nestedErrors(CreatePost, filledIn(values)),
  toBody: (values) => pick(filledIn(values), FIELDS),
  inputs: INPUTS,
};
