import { PrescriptionList } from './PrescriptionList';
import { PrescriptionShow } from './PrescriptionShow';

export default {
  name: 'prescriptions',
  list: PrescriptionList,
  show: PrescriptionShow,
  recordRepresentation: 'number',
};
