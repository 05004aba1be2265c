import type { Setting } from '../../backend/src/settings/setting.schema.js';

/** The settings of the demo hospital; all its numbers and certificates are made up. */
export const DEMO_HOSPITAL = {
  phone: '+91 80 4000 1234',
  emergencyPhone: '+91 80 4000 1066',
  messagingPhone: '+918040001234',
  address: '14 Lake View Road, Indiranagar, Bengaluru 560038',
  city: 'Bengaluru',
  promoPercent: 20,
  promoText: 'Sign up for a free health check-up.',
  gstNumber: '29ABCDE1234F1Z5',
  accreditations: [
    { kind: 'international', certificate: 'DEMO-INT-001', shown: true },
    { kind: 'hospital', certificate: 'DEMO-HOSP-001', shown: true },
    { kind: 'laboratory', certificate: 'DEMO-LAB-001', shown: true },
  ],
  copyrightYear: 2023,
  social: {
    facebook: 'https://www.facebook.com/',
    x: 'https://x.com/',
    youtube: 'https://www.youtube.com/',
    instagram: 'https://www.instagram.com/',
    linkedin: 'https://www.linkedin.com/',
  },
} satisfies Partial<Setting>;

/** A page that says it is there for examples; the name of the room does not even reach it. */
export const DEMO_VIDEO_LINK = 'https://example.org/#{room}';
