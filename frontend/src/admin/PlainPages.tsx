import { Typography } from '@mui/material';
import { Page } from './common/Page';

const plainPage = (title: string, sentence: string) =>
  function PlainPage() {
    return (
      <Page title={title}>
        <Typography>{sentence}</Typography>
      </Page>
    );
  };

export const MedicineAdd = plainPage('Add Medical Items', 'Medicines cannot be added here yet.');
export const MedicineView = plainPage(
  'View Medical Items',
  'The list of medicines is not in the console yet.',
);
export const LabTestAdd = plainPage('Add Lab Test', 'Lab tests cannot be added here yet.');
export const LabTestView = plainPage('View Lab Test', 'The list of lab tests is not in the console yet.');
export const ChatbotQuestions = plainPage(
  'Chatbot',
  'Questions from the chatbot cannot be answered here yet.',
);
export const NothingHere = plainPage(
  'Page not found',
  'There is no such page in the console. Choose one from the menu.',
);
