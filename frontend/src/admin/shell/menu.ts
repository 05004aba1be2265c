import AddCircleIcon from '@mui/icons-material/AddCircleOutline';
import BiotechIcon from '@mui/icons-material/BiotechOutlined';
import ChatIcon from '@mui/icons-material/ChatOutlined';
import MedicationIcon from '@mui/icons-material/MedicationOutlined';
import PersonAddIcon from '@mui/icons-material/PersonAddOutlined';
import ScienceIcon from '@mui/icons-material/ScienceOutlined';
import type { SvgIconComponent } from '@mui/icons-material';
import { adminCommonWords } from '../../words/admin/common';

export interface MenuEntry {
  label: string;
  to: string;
  icon: SvgIconComponent;
}

/** The sidebar as the specification lists it, apart from its last two entries. */
export const MAIN_MENU: MenuEntry[] = [
  { label: adminCommonWords.addDoctor, to: '/admin/DoctorAdd', icon: PersonAddIcon },
  { label: adminCommonWords.addMedicalItems, to: '/admin/Medicineadd', icon: AddCircleIcon },
  { label: adminCommonWords.viewMedicalItems, to: '/admin/MedicineView', icon: MedicationIcon },
  { label: adminCommonWords.addLabTest, to: '/admin/LabTestAdd', icon: BiotechIcon },
  { label: adminCommonWords.viewLabTest, to: '/admin/LabTestView', icon: ScienceIcon },
  { label: adminCommonWords.chatbot, to: '/admin/Chatbot', icon: ChatIcon },
];
