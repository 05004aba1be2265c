import { ProductAdd, ToForm, ToView } from '../products/ProductScreens';
import { ProductView } from '../products/ProductView';
import { MEDICINES } from './medicineKind';

export const MedicineAdd = () => <ProductAdd kind={MEDICINES} />;
export const MedicineView = () => <ProductView kind={MEDICINES} />;
/** The resource's own addresses redirect to the two screens. */
export const MedicineToView = () => <ToView path={MEDICINES.viewPath} />;
export const MedicineToForm = () => <ToForm path={MEDICINES.addPath} />;
