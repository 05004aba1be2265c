import { FaqCreate, FaqEdit } from './FaqForms';
import { FaqList } from './FaqList';

export default {
  name: 'faqs',
  list: FaqList,
  create: FaqCreate,
  edit: FaqEdit,
  recordRepresentation: 'question',
};
