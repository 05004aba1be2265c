import AccountsIcon from '@mui/icons-material/ManageAccountsOutlined';
import AddCircleIcon from '@mui/icons-material/AddCircleOutline';
import ArticleIcon from '@mui/icons-material/ArticleOutlined';
import BadgeIcon from '@mui/icons-material/BadgeOutlined';
import BloodtypeIcon from '@mui/icons-material/BloodtypeOutlined';
import BiotechIcon from '@mui/icons-material/BiotechOutlined';
import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined';
import ChatIcon from '@mui/icons-material/ChatOutlined';
import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import MailIcon from '@mui/icons-material/MailOutlined';
import MedicationIcon from '@mui/icons-material/MedicationOutlined';
import NotificationsIcon from '@mui/icons-material/NotificationsOutlined';
import PaymentsIcon from '@mui/icons-material/PaymentsOutlined';
import PeopleIcon from '@mui/icons-material/PeopleOutlined';
import PersonAddIcon from '@mui/icons-material/PersonAddOutlined';
import PrescriptionIcon from '@mui/icons-material/DescriptionOutlined';
import QuestionIcon from '@mui/icons-material/HelpOutlineOutlined';
import QuizIcon from '@mui/icons-material/QuizOutlined';
import ScienceIcon from '@mui/icons-material/ScienceOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import ShoppingBagIcon from '@mui/icons-material/ShoppingBagOutlined';
import StarIcon from '@mui/icons-material/StarOutline';
import StethoscopeIcon from '@mui/icons-material/MedicalServicesOutlined';
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

/** The hospital's data, as lists in titled groups. */
export const MENU_GROUPS: { title: string; entries: MenuEntry[] }[] = [
  {
    title: 'People',
    entries: [
      { label: 'Doctors', to: '/admin/doctors', icon: StethoscopeIcon },
      { label: 'Patients', to: '/admin/patients', icon: PeopleIcon },
      { label: 'Users', to: '/admin/users', icon: AccountsIcon },
      { label: 'Doctor IDs', to: '/admin/doctor-ids', icon: BadgeIcon },
    ],
  },
  {
    title: 'Visits',
    entries: [
      { label: 'Appointments', to: '/admin/appointments', icon: CalendarIcon },
      { label: 'Prescriptions', to: '/admin/prescriptions', icon: PrescriptionIcon },
      { label: 'Lab bookings', to: '/admin/lab-bookings', icon: BloodtypeIcon },
      { label: 'Reviews', to: '/admin/reviews', icon: StarIcon },
    ],
  },
  {
    title: 'Shop',
    entries: [
      { label: 'Orders', to: '/admin/orders', icon: ShoppingBagIcon },
      { label: 'Payments', to: '/admin/payments', icon: PaymentsIcon },
    ],
  },
  {
    title: 'Content',
    entries: [
      { label: 'Articles', to: '/admin/posts', icon: ArticleIcon },
      { label: 'FAQs', to: '/admin/faqs', icon: QuizIcon },
      { label: 'Questions', to: '/admin/questions', icon: QuestionIcon },
    ],
  },
  {
    title: 'System',
    entries: [
      { label: 'Notifications', to: '/admin/notifications', icon: NotificationsIcon },
      { label: 'Mails', to: '/admin/mails', icon: MailIcon },
      { label: 'Audit trail', to: '/admin/audit-events', icon: HistoryIcon },
      { label: 'Settings', to: '/admin/settings', icon: SettingsIcon },
    ],
  },
];
