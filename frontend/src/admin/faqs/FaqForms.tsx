import { useNavigate } from 'react-router';
import type { FaqDto } from '../../../../openapi/contract/site/faqs.js';
import { StatusChip } from '../fields/StatusChip';
import { NOTHING_TO_SAVE } from '../common/forms/UnsavedChanges';
import { ContentCreate } from '../content/ContentCreate';
import { ContentEdit } from '../content/ContentEdit';
import { DeleteStep } from '../content/DeleteStep';
import { FAQS } from './faqKind';
import { tAdminContent } from '../../messages/admin/content';

export const FaqCreate = () => (
  <ContentCreate
    kind={FAQS}
    title={tAdminContent('addFaq')}
    failure={tAdminContent('addFaqFailed')}
    initial={{ published: true }}
  />
);

export function FaqEdit() {
  const navigate = useNavigate();
  const toList = () => void navigate('/admin/faqs', { state: NOTHING_TO_SAVE });
  return (
    <ContentEdit<FaqDto>
      kind={FAQS}
      note={({ published }) => <StatusChip status={published ? 'published' : 'hidden'} />}
      steps={(faq) => (
        <DeleteStep
          resource="faqs"
          record={faq}
          name={faq.question}
          question={tAdminContent('deleteThisFaq')}
          consequence={tAdminContent('faqDeleteText')}
          onDone={toList}
        />
      )}
      onSaved={toList}
    />
  );
}
