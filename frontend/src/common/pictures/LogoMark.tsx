/** The site's logo. */
export const LogoMark = () => (
  <svg width="40" height="40" viewBox="0 0 40 40" aria-hidden focusable="false" style={{ flexShrink: 0 }}>
    <rect width="40" height="40" rx="12" fill="var(--mui-palette-primary-main)" />
    <path d="M16 9h8v7h7v8h-7v7h-8v-7H9v-8h7z" fill="var(--mui-palette-background-paper)" />
    <path
      d="M9 20h6l2.5-5 4 10 2.5-5h7"
      fill="none"
      stroke="var(--mui-palette-primary-main)"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
