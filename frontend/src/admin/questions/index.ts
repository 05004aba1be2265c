import { QuestionList } from './QuestionList';
import { ToQuestion } from './ToQuestion';

export default { name: 'questions', list: QuestionList, edit: ToQuestion, recordRepresentation: 'message' };
