import MedicationIcon from '@mui/icons-material/MedicationOutlined';
import { ProductAdd, ToForm, ToView } from '../products/ProductScreens';
import { ProductView } from '../products/ProductView';
import { MEDICINES } from './medicineKind';
import type { ConsoleResource } from '../shell/consoleResource';
import { adminCommonWords } from '../../words/admin/common';

export const MedicineAdd = () => <ProductAdd kind={MEDICINES} />;
export const MedicineView = () => <ProductView kind={MEDICINES} />;

export default {
  name: 'medicines',
  icon: MedicationIcon,
  options: { label: adminCommonWords.medicines, audited: true },
  list: <ToView path={MEDICINES.viewPath} />,
  edit: <ToForm path={MEDICINES.addPath} />,
  recordRepresentation: 'name',
} satisfies ConsoleResource;
