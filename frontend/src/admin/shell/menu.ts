import AddCircleIcon from '@mui/icons-material/AddCircleOutline';
import BiotechIcon from '@mui/icons-material/BiotechOutlined';
import ChatIcon from '@mui/icons-material/ChatOutlined';
import MedicationIcon from '@mui/icons-material/MedicationOutlined';
import PersonAddIcon from '@mui/icons-material/PersonAddOutlined';
import ScienceIcon from '@mui/icons-material/ScienceOutlined';
import type { SvgIconComponent } from '@mui/icons-material';

export interface MenuEntry {
  label: string;
  to: string;
  icon: SvgIconComponent;
}

/** The sidebar as the specification lists it, apart from its last two entries. */
export const MAIN_MENU: MenuEntry[] = [
  { label: 'Add Doctor', to: '/admin/DoctorAdd', icon: PersonAddIcon },
  { label: 'Add Medical Items', to: '/admin/Medicineadd', icon: AddCircleIcon },
  { label: 'View Medical Items', to: '/admin/MedicineView', icon: MedicationIcon },
  { label: 'Add Lab Test', to: '/admin/LabTestAdd', icon: BiotechIcon },
  { label: 'View Lab Test', to: '/admin/LabTestView', icon: ScienceIcon },
  { label: 'Chatbot', to: '/admin/Chatbot', icon: ChatIcon },
];
