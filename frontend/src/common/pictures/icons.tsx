const paths = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  down: 'M7 10l5 5 5-5',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20c.5-3.5 3.5-5 7.5-5s7 1.5 7.5 5',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5L20.5 20.5',
  close: 'M6 6l12 12M18 6L6 18',
  chat: 'M4 4h16v12H8l-4 4zM8 8h8M8 12h5',
  send: 'M4 4.5L20.5 12 4 19.5 6 12zM6 12h7',
  phone: 'M4.5 4h4l1.5 4.5-2.3 1.8a13 13 0 0 0 6 6l1.8-2.3L20 15.5v4c-9 1-16.5-6.5-15.5-15.5z',
  success: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM8 12l3 3 5.5-6',
  error: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7.5v6M12 16.5v.1',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v6M12 7.5v.1',
  light:
    'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4',
  dark: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z',
  system: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 3v18M15 5.5v13M18 8v8',
} as const;

/** An icon of the page frame, 24 × 24, in the text colour; the control has the accessible name. */
export const Icon = ({ name }: { name: keyof typeof paths }) => (
  <svg className="icon" width="24" height="24" viewBox="0 0 24 24" aria-hidden focusable="false">
    <path
      d={paths[name]}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
