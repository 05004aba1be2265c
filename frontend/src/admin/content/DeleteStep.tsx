import DeleteIcon from '@mui/icons-material/DeleteOutline';
import type { RaRecord } from 'react-admin';
import { notifySuccess } from '../../common/feedback/notices';
import { tSpecified } from '../../messages/specified';
import { StepButton } from '../steps/StepButton';
import { tAdminCommon } from '../../messages/admin/common';

interface DeleteStepProps {
  resource: 'faqs' | 'posts' | 'reviews' | 'safety-rules';
  record: RaRecord;
  name: string;
  question: string;
  consequence: string;
  onDone?: () => void;
}

/** Deletes a record after a confirmation. */
export const DeleteStep = ({ resource, record, name, question, consequence, onDone }: DeleteStepProps) => (
  <StepButton
    needs={`${resource}.edit`}
    label={tAdminCommon('delete')}
    name={tAdminCommon('deleteNamed', { name })}
    icon={<DeleteIcon />}
    color="error"
    question={question}
    consequence={consequence}
    run={(provider) => provider.delete(resource, { id: record.id, previousData: record })}
    onDone={() => {
      notifySuccess(tAdminCommon('deletedSuccessfully'), name);
      onDone?.();
    }}
    failure={(reason) => ({ text: tSpecified('deleteFailed', { reason }) })}
  />
);
