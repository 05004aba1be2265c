import { ProductAdd, ToForm, ToView } from '../catalogue/ProductScreens';
import { ProductView } from '../catalogue/ProductView';
import { LAB_TESTS } from './labTestKind';

export const LabTestAdd = () => <ProductAdd kind={LAB_TESTS} />;
export const LabTestView = () => <ProductView kind={LAB_TESTS} />;

export default {
  name: 'lab-tests',
  list: <ToView path={LAB_TESTS.viewPath} />,
  edit: <ToForm path={LAB_TESTS.addPath} />,
  recordRepresentation: 'testName',
};
