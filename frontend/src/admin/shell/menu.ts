import AddCircleIcon from '@mui/icons-material/AddCircleOutline';
import BiotechIcon from '@mui/icons-material/BiotechOutlined';
import ChatIcon from '@mui/icons-material/ChatOutlined';
import MedicationIcon from '@mui/icons-material/MedicationOutlined';
import PersonAddIcon from '@mui/icons-material/PersonAddOutlined';
import ScienceIcon from '@mui/icons-material/ScienceOutlined';
import type { SvgIconComponent } from '@mui/icons-material';
import type { StaffPermission } from '../../../../openapi/contract/people/staff-permissions.js';
import { tAdminCommon } from '../../messages/admin/common';

export interface MenuEntry {
  label: string;
  to: string;
  icon: SvgIconComponent;
  /** Without this permission the entry is hidden. */
  needs: StaffPermission;
}

/** The sidebar as the specification lists it, apart from its last two entries. */
export const MAIN_MENU: MenuEntry[] = [
  { label: tAdminCommon('addDoctor'), to: '/admin/DoctorAdd', icon: PersonAddIcon, needs: 'doctors.create' },
  {
    label: tAdminCommon('addMedicalItems'),
    to: '/admin/Medicineadd',
    icon: AddCircleIcon,
    needs: 'medicines.edit',
  },
  {
    label: tAdminCommon('viewMedicalItems'),
    to: '/admin/MedicineView',
    icon: MedicationIcon,
    needs: 'medicines.read',
  },
  { label: tAdminCommon('addLabTest'), to: '/admin/LabTestAdd', icon: BiotechIcon, needs: 'lab-tests.edit' },
  {
    label: tAdminCommon('viewLabTest'),
    to: '/admin/LabTestView',
    icon: ScienceIcon,
    needs: 'lab-tests.read',
  },
  { label: tAdminCommon('chatbot'), to: '/admin/Chatbot', icon: ChatIcon, needs: 'questions.edit' },
];
