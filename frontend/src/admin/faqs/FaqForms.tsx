import { useNavigate } from 'react-router';
import type { FaqDto } from '../../../../openapi/contract/site/faqs.js';
import { StatusChip } from '../fields/StatusChip';
import { NOTHING_TO_SAVE } from '../common/forms/UnsavedChanges';
import { ContentCreate } from '../content/ContentCreate';
import { ContentEdit } from '../content/ContentEdit';
import { DeleteStep } from '../content/DeleteStep';
import { FAQS } from './faqKind';
import { adminContentWords } from '../../words/admin/content';

export const FaqCreate = () => (
  <ContentCreate
    kind={FAQS}
    title={adminContentWords.addFaq}
    failure={adminContentWords.addFaqFailed}
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
          question={adminContentWords.deleteThisFaq}
          consequence={adminContentWords.faqDeleteText}
          onDone={toList}
        />
      )}
      onSaved={toList}
    />
  );
}
