import { ProductAdd, ToForm, ToView } from '../products/ProductScreens';
import { ProductView } from '../products/ProductView';
import { LAB_TESTS } from './labTestKind';

export const LabTestAdd = () => <ProductAdd kind={LAB_TESTS} />;
export const LabTestView = () => <ProductView kind={LAB_TESTS} />;
/** The resource's own addresses redirect to the two screens. */
export const LabTestToView = () => <ToView path={LAB_TESTS.viewPath} />;
export const LabTestToForm = () => <ToForm path={LAB_TESTS.addPath} />;
