import { useHospital } from '../hospital/useHospital';
import { tShell } from '../messages/site/shell';

/** Icons of the five services, drawn for 24 × 24. */
const places = [
  {
    key: 'facebook',
    name: tShell('facebook'),
    sign: 'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2m13 2h-2.5A3.5 3.5 0 0 0 12 8.5V11h-2v3h2v7h3v-7h3v-3h-3V9a1 1 0 0 1 1-1h2V5z',
  },
  {
    key: 'x',
    name: 'X',
    sign: 'M18.2 2.3h3.4l-7.3 8.2 8.5 11.3h-6.6l-5.2-6.9-6 6.9H1.7l7.7-8.9L1.3 2.3h6.8l4.7 6.2zM17.1 19.8h1.8L7.1 4.1H5.1z',
  },
  {
    key: 'youtube',
    name: 'YouTube',
    sign: 'M10 15l5.2-3L10 9zM4 5.4c5-.6 11-.6 16 0a2.2 2.2 0 0 1 1.8 1.8c.3 3.2.3 6.4 0 9.6a2.2 2.2 0 0 1-1.8 1.8c-5 .6-11 .6-16 0a2.2 2.2 0 0 1-1.8-1.8c-.3-3.2-.3-6.4 0-9.6A2.2 2.2 0 0 1 4 5.4z',
  },
  {
    key: 'instagram',
    name: tShell('instagram'),
    sign: 'M7.8 2h8.4A5.8 5.8 0 0 1 22 7.8v8.4a5.8 5.8 0 0 1-5.8 5.8H7.8A5.8 5.8 0 0 1 2 16.2V7.8A5.8 5.8 0 0 1 7.8 2m-.2 2A3.6 3.6 0 0 0 4 7.6v8.8A3.6 3.6 0 0 0 7.6 20h8.8a3.6 3.6 0 0 0 3.6-3.6V7.6A3.6 3.6 0 0 0 16.4 4zm9.7 1.5a1.3 1.3 0 1 1 0 2.5 1.3 1.3 0 0 1 0-2.5M12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10m0 2a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  },
  {
    key: 'linkedin',
    name: 'LinkedIn',
    sign: 'M19 3a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zm-.5 15.5v-5.3a3.3 3.3 0 0 0-5.6-2.3v-1.1h-2.8v8.7h2.8v-5.2a1.4 1.4 0 0 1 2.8 0v5.2zM6.9 8.6a1.7 1.7 0 1 0 0-3.4 1.7 1.7 0 0 0 0 3.4m1.4 9.9V9.8H5.5v8.7z',
  },
] as const;

const Sign = ({ drawing }: { drawing: string }) => (
  <svg width="24" height="24" viewBox="0 0 24 24" fill="currentColor" aria-hidden focusable="false">
    <path fillRule="evenodd" d={drawing} />
  </svg>
);

/** The pages of the hospital on social media that were entered. */
export function SocialLinks() {
  const { social } = useHospital();
  const entered = places.filter(({ key }) => social[key]);
  if (entered.length === 0) return null;
  return (
    <ul className="social-links">
      {entered.map(({ key, name, sign }) => {
        const address = social[key] ?? undefined;
        const names = { className: 'icon-button', 'aria-label': name, title: name };
        return (
          <li key={key}>
            <a href={address} target="_blank" rel="noreferrer" {...names}>
              <Sign drawing={sign} />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
