import { ProductAdd, ToForm, ToView } from '../catalogue/ProductScreens';
import { ProductView } from '../catalogue/ProductView';
import { MEDICINES } from './medicineKind';

export const MedicineAdd = () => <ProductAdd kind={MEDICINES} />;
export const MedicineView = () => <ProductView kind={MEDICINES} />;

export default {
  name: 'medicines',
  list: <ToView path={MEDICINES.viewPath} />,
  edit: <ToForm path={MEDICINES.addPath} />,
  recordRepresentation: 'name',
};
