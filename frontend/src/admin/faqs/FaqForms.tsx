import { useNavigate } from 'react-router';
import type { FaqDto } from '../../../../openapi/contract/site/faqs.js';
import { StatusChip } from '../fields/StatusChip';
import { NOTHING_TO_SAVE } from '../common/forms/UnsavedChanges';
import { ContentCreate } from '../content/ContentCreate';
import { ContentEdit } from '../content/ContentEdit';
import { DeleteStep } from '../content/DeleteStep';
import { FAQS } from './faqKind';

export const FaqCreate = () => (
  <ContentCreate kind={FAQS} title="Add FAQ" failure="The FAQ was not added." initial={{ published: true }} />
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
          question="Delete this FAQ?"
          consequence="It disappears from the site, and the chat no longer answers with it."
          onDone={toList}
        />
      )}
      onSaved={toList}
    />
  );
}
