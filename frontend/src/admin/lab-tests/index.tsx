import ScienceIcon from '@mui/icons-material/ScienceOutlined';
import { ProductAdd, ToForm, ToView } from '../products/ProductScreens';
import { ProductView } from '../products/ProductView';
import { LAB_TESTS } from './labTestKind';
import type { ConsoleResource } from '../shell/consoleResource';
import { adminProductWords } from '../../words/admin/products';

export const LabTestAdd = () => <ProductAdd kind={LAB_TESTS} />;
export const LabTestView = () => <ProductView kind={LAB_TESTS} />;

export default {
  name: 'lab-tests',
  icon: ScienceIcon,
  options: { label: adminProductWords.labTests, audited: true },
  list: <ToView path={LAB_TESTS.viewPath} />,
  edit: <ToForm path={LAB_TESTS.addPath} />,
  recordRepresentation: 'testName',
} satisfies ConsoleResource;
