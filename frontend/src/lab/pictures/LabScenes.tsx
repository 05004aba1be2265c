import {
  DEEP,
  MIDDLE,
  PAPER,
  SOFT,
  line,
  middleLine,
  paperLine,
  softLine,
} from '../../common/pictures/tones';

/** A closed sample tube; (x, y) is the top left corner of its cap. */
const Tube = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path d="M5 18h26v92a13 13 0 0 1-26 0z" fill={PAPER} stroke={DEEP} strokeWidth="3" />
    <path d="M7 66h22v44a11 11 0 0 1-22 0z" fill={DEEP} />
    <rect width="36" height="22" rx="6" fill={DEEP} />
  </g>
);

/** A collector of the lab comes to the door. */
export const AtHome = () => (
  <>
    <circle cx="1110" cy="78" r="34" fill={PAPER} />
    <path d="M640 118c10-26 46-26 54-6 22-6 36 20 16 32h-70c-18-2-16-26 0-26z" fill={PAPER} />
    <path
      d="M836 352V196l134-96 134 96v156z"
      fill={PAPER}
      stroke={DEEP}
      strokeWidth="4"
      strokeLinejoin="round"
    />
    <path d="M812 208L970 90l158 118" {...line} strokeWidth={14} />
    <rect x="1004" y="236" width="64" height="116" rx="6" fill={DEEP} />
    <circle cx="1056" cy="298" r="5" fill={SOFT} />
    <rect x="868" y="236" width="96" height="70" rx="6" fill={SOFT} stroke={DEEP} strokeWidth="4" />
    <path d="M916 236v70M868 271h96" {...line} strokeWidth={3} />
    <path d="M1120 352c0-40 8-58 24-58s24 18 24 58z" fill={DEEP} />
    <path d="M1144 352v-36" {...softLine} strokeWidth={4} />
    <path d="M700 352l10-76h24l10 76M710 276h24" {...line} strokeWidth={16} />
    <path d="M684 286c-4-58 10-84 40-84s44 26 40 84z" fill={DEEP} />
    <path d="M710 204l14 22 14-22" fill={PAPER} />
    <path d="M752 222c14 14 22 30 26 50" {...line} strokeWidth={15} />
    <circle cx="724" cy="170" r="30" fill={PAPER} stroke={DEEP} strokeWidth="4" />
    <path d="M694 168c-2-30 14-40 32-40s30 12 28 38c-10-16-22-20-34-20-12 2-22 8-26 22z" fill={DEEP} />
    <circle cx="732" cy="172" r="3" fill={DEEP} />
    <path d="M730 184c6 2 10 0 13-3" {...line} />
    <rect x="756" y="272" width="56" height="44" rx="8" fill={PAPER} stroke={DEEP} strokeWidth="4" />
    <path d="M772 272v-8h24v8M784 284v20M774 294h20" {...line} strokeWidth={4} />
  </>
);

/** A microscope, tubes and a flask on the bench. */
export const Laboratory = () => (
  <>
    <rect x="640" y="84" width="220" height="14" rx="7" fill={MIDDLE} />
    <rect x="664" y="40" width="34" height="44" rx="6" fill={PAPER} />
    <rect x="710" y="28" width="28" height="56" rx="6" fill={MIDDLE} />
    <rect x="750" y="46" width="44" height="38" rx="6" fill={PAPER} />
    <rect x="806" y="36" width="30" height="48" rx="6" fill={MIDDLE} />
    <rect x="600" y="330" width="580" height="18" rx="9" fill={DEEP} />
    <Tube x={648} y={204} />
    <Tube x={698} y={204} />
    <Tube x={748} y={204} />
    <rect x="626" y="258" width="180" height="20" rx="6" fill={PAPER} stroke={DEEP} strokeWidth="3" />
    <rect x="626" y="312" width="180" height="18" rx="5" fill={DEEP} />
    <path d="M636 274v42M796 274v42" {...line} strokeWidth={5} />
    <path d="M900 330h170" {...line} strokeWidth={18} />
    <path d="M1010 322c52-18 70-96 14-144" {...line} strokeWidth={20} />
    <rect x="908" y="266" width="104" height="14" rx="7" fill={DEEP} />
    <rect x="928" y="258" width="44" height="8" rx="3" fill={PAPER} />
    <g transform="rotate(24 984 170)">
      <rect x="960" y="86" width="48" height="120" rx="12" fill={PAPER} stroke={DEEP} strokeWidth="5" />
      <rect x="966" y="56" width="36" height="34" rx="8" fill={DEEP} />
      <rect x="970" y="206" width="28" height="36" rx="6" fill={DEEP} />
      <path d="M972 130h24" {...line} strokeWidth={4} />
    </g>
    <circle cx="1032" cy="246" r="15" fill={SOFT} stroke={DEEP} strokeWidth="5" />
    <path
      d="M1104 214h40M1110 216v38l-34 62a10 10 0 0 0 9 14h78a10 10 0 0 0 9-14l-34-62v-38"
      fill={PAPER}
      stroke={DEEP}
      strokeWidth="4"
      strokeLinejoin="round"
      strokeLinecap="round"
    />
    <path d="M1094 288h60l16 30a6 6 0 0 1-6 10h-80a6 6 0 0 1-6-10z" fill={DEEP} />
    <circle cx="1116" cy="306" r="5" fill={SOFT} />
    <circle cx="1136" cy="300" r="4" fill={SOFT} />
  </>
);

/** A telephone shows the report. */
export const ReportOnline = () => (
  <>
    <rect x="660" y="104" width="300" height="214" rx="16" fill={PAPER} stroke={DEEP} strokeWidth="5" />
    <path d="M620 322h380l-14 22a12 12 0 0 1-10 6H644a12 12 0 0 1-10-6z" fill={DEEP} />
    <path d="M690 140h110M690 164h70" {...middleLine} strokeWidth={8} />
    <path d="M690 286h240" {...middleLine} strokeWidth={4} />
    {[
      [700, 236],
      [742, 216],
      [784, 248],
      [826, 206],
    ].map(([x, y]) => (
      <rect key={x} x={x} y={y} width="26" height={286 - y} rx="5" fill={DEEP} />
    ))}
    <path d="M690 196h180" {...middleLine} strokeDasharray="2 12" strokeWidth={4} />
    <rect x="916" y="76" width="160" height="274" rx="24" fill={DEEP} />
    <rect x="928" y="92" width="136" height="242" rx="14" fill={PAPER} />
    <circle cx="996" cy="146" r="34" fill={SOFT} />
    <path d="M980 147l12 13 22-27" {...line} strokeWidth={8} />
    {[204, 240, 276].map((y) => (
      <g key={y}>
        <circle cx="952" cy={y} r="8" fill={DEEP} />
        <path d={`M974 ${y - 6}h70M974 ${y + 8}h44`} {...middleLine} strokeWidth={6} />
      </g>
    ))}
    <path d="M972 316h48" {...line} strokeWidth={5} />
    <path d="M1104 118a44 44 0 0 1 44 44" {...line} strokeWidth={6} />
    <path d="M1104 90a72 72 0 0 1 72 72" {...middleLine} strokeWidth={6} />
  </>
);

/** A completed checklist, a heart and a stethoscope. */
export const CheckUp = () => (
  <>
    <rect x="700" y="60" width="230" height="292" rx="18" fill={DEEP} />
    <rect x="718" y="86" width="194" height="250" rx="8" fill={PAPER} />
    <rect x="770" y="42" width="90" height="44" rx="12" fill={MIDDLE} stroke={DEEP} strokeWidth="4" />
    {[118, 172, 226, 280].map((y) => (
      <g key={y}>
        <rect x="738" y={y} width="34" height="34" rx="9" fill={SOFT} />
        <path d={`M746 ${y + 18}l7 8 12-16`} {...line} strokeWidth={5} />
        <path d={`M788 ${y + 10}h100M788 ${y + 25}h64`} {...middleLine} strokeWidth={7} />
      </g>
    ))}
    <path
      d="M1046 336c-68-48-104-84-104-132a50 50 0 0 1 104-18 50 50 0 0 1 104 18c0 48-36 84-104 132z"
      fill={PAPER}
    />
    <path
      d="M1046 322c-60-44-92-76-92-118a40 40 0 0 1 92-14 40 40 0 0 1 92 14c0 42-32 74-92 118z"
      fill={DEEP}
    />
    <path d="M972 226h38l16-28 24 54 18-36h48" {...paperLine} strokeWidth={7} />
    <path d="M1000 60v36a38 38 0 0 0 76 0V60M1038 134c0 16 8 24 26 24h40" {...line} strokeWidth={8} />
    <circle cx="1120" cy="158" r="16" fill={PAPER} stroke={DEEP} strokeWidth="8" />
    <path d="M990 60h20M1066 60h20" {...line} strokeWidth={10} />
  </>
);
