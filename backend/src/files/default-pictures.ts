import { tFile } from '../messages/people/files.js';
/** Placeholders for missing pictures. Each is a complete SVG document without external references. */

export const DEFAULT_DOCTOR_PICTURE = 'doctor.jpg';
export const DEFAULT_PATIENT_PICTURE = 'patient.jpg';

const drawing = (width: number, height: number, title: string, shapes: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">` +
  `<title>${title}</title>${shapes}</svg>`;

/** A fictional head and shoulders in these clothes. */
const silhouette = (title: string, clothes: string): string =>
  drawing(
    400,
    400,
    title,
    `
<path d="M0 0 H400 V400 H0 Z" fill="#CFE8E3"/>
<ellipse cx="200" cy="196" rx="164" ry="164" fill="#E2F2EF"/>
<g transform="translate(200 205) scale(1.13) translate(-200 -196)">
<path d="M168 220 H232 V284 L262 318 L200 372 L138 318 L168 284 Z" fill="#74AAA4"/>
<g transform="translate(0 -14)">${clothes}</g>
<ellipse cx="139" cy="172" rx="12" ry="18" fill="#8DBFB9"/>
<g transform="matrix(-1 0 0 1 400 0)">
<ellipse cx="139" cy="172" rx="12" ry="18" fill="#8DBFB9"/>
</g>
<path d="M140 150 C140 106 162 84 200 84 C238 84 260 106 260 150 C260 204 238 250 200 250 C162 250 140 204 140 150 Z" fill="#8DBFB9"/>
<path d="M136 160 C124 104 152 66 204 66 C252 66 274 106 264 160 C256 126 236 114 200 114 C164 114 146 126 136 160 Z" fill="#4F8F88"/>
</g>`,
  );

const product = (title: string, shapes: string): string =>
  drawing(
    480,
    360,
    title,
    `
<path d="M0 0 H480 V360 H0 Z" fill="#CFE8E3"/>
<ellipse cx="240" cy="184" rx="168" ry="168" fill="#E2F2EF"/>
${shapes}`,
  );

/** A quiet silhouette in a white coat. */
export const defaultDoctorPicture = (): string =>
  silhouette(
    tFile('noPicture.doctor'),
    `
<path d="M36 420 L36 400 C38 346 78 322 132 306 L170 290 L200 352 L230 290 L230 290 L268 306 C322 322 362 346 364 400 L364 420 Z" fill="#3E9C95"/>
<path d="M170 290 L200 352 L230 290" fill="none" stroke="#2F807A" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/>
<path d="M96 332 Q104 366 102 400" fill="none" stroke="#2F807A" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round"/>
<path d="M304 332 Q296 366 298 400" fill="none" stroke="#2F807A" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round"/>
<path d="M250 372 L290 372" fill="none" stroke="#2F807A" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>
<path d="M34 400 C36 344 76 320 130 303 L168 284 C164 320 168 360 178 400 Z" fill="#FDFEFE"/>
<path d="M92 336 Q100 366 98 400" fill="none" stroke="#DFE8E9" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round"/>
<path d="M168 282 L130 304 L136 338 L154 340 L144 354 L178 400 C168 360 164 322 168 282 Z" fill="#DFE8E9"/>
<g transform="matrix(-1 0 0 1 400 0)">
<path d="M34 400 C36 344 76 320 130 303 L168 284 C164 320 168 360 178 400 Z" fill="#FDFEFE"/>
<path d="M92 336 Q100 366 98 400" fill="none" stroke="#DFE8E9" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round"/>
<path d="M168 282 L130 304 L136 338 L154 340 L144 354 L178 400 C168 360 164 322 168 282 Z" fill="#DFE8E9"/>
</g>
<path d="M254 374 L292 374" fill="none" stroke="#DFE8E9" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>
<path d="M164 286 C144 302 140 320 142 340" fill="none" stroke="#2F4858" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>
<path d="M236 286 C258 302 264 318 259 332" fill="none" stroke="#2F4858" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>
<path d="M142 340 C141 354 134 358 132 367 M142 340 C145 354 152 358 154 367" fill="none" stroke="#97A4AB" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round"/>
<ellipse cx="132" cy="368" rx="4.5" ry="4.5" fill="#2F4858"/>
<ellipse cx="154" cy="368" rx="4.5" ry="4.5" fill="#2F4858"/>
<ellipse cx="257" cy="346" rx="15" ry="15" fill="#97A4AB"/>
<ellipse cx="257" cy="346" rx="10.5" ry="10.5" fill="#C5CED3"/>
<ellipse cx="257" cy="346" rx="5" ry="5" fill="#EDF2F4"/>
`,
  );

/** The same silhouette without a coat. */
export const defaultPatientPicture = (): string =>
  silhouette(
    tFile('noPicture.patient'),
    `
<path d="M36 420 L36 400 C38 346 78 322 132 306 L170 290 C172 318 228 318 230 290 L230 290 L268 306 C322 322 362 346 364 400 L364 420 Z" fill="#3E9C95"/>
<path d="M170 290 C172 318 228 318 230 290" fill="none" stroke="#2F807A" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>
`,
  );

/** A rack of sample tubes. */
export const defaultLabPicture = (): string =>
  product(
    tFile('noPicture.labTest'),
    `
<g opacity="0.16">
<ellipse cx="240" cy="306" rx="170" ry="9" fill="#12363A"/>
</g>
<path d="M136 106 H176 V262 a20 20 0 0 1 -40 0 Z" fill="#F4FAFA"/>
<path d="M136 194 H176 V262 a20 20 0 0 1 -40 0 Z" fill="#B4575C"/>
<rect x="143" y="136" width="26" height="59.84" rx="4" fill="#FFFFFF"/>
<path d="M149 148 h14 M149 158 h14 M149 168 h9" fill="none" stroke="#A9B7BE" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"/>
<path d="M170 204 V258" fill="none" stroke="#FFFFFF" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" opacity="0.4"/>
<rect x="131" y="84" width="50" height="34" rx="8" fill="#0F766E"/>
<path d="M144 92 v18 M156 92 v18 M168 92 v18" fill="none" stroke="#FFFFFF" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round" opacity="0.35"/>
<path d="M220 106 H260 V262 a20 20 0 0 1 -40 0 Z" fill="#F4FAFA"/>
<path d="M220 208.08 H260 V262 a20 20 0 0 1 -40 0 Z" fill="#B4575C"/>
<rect x="227" y="136" width="26" height="59.84" rx="4" fill="#FFFFFF"/>
<path d="M233 148 h14 M233 158 h14 M233 168 h9" fill="none" stroke="#A9B7BE" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"/>
<path d="M254 218.08 V258" fill="none" stroke="#FFFFFF" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" opacity="0.4"/>
<rect x="215" y="84" width="50" height="34" rx="8" fill="#0B5A54"/>
<path d="M228 92 v18 M240 92 v18 M252 92 v18" fill="none" stroke="#FFFFFF" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round" opacity="0.35"/>
<path d="M304 106 H344 V262 a20 20 0 0 1 -40 0 Z" fill="#F4FAFA"/>
<path d="M304 201.04 H344 V262 a20 20 0 0 1 -40 0 Z" fill="#E3B866"/>
<rect x="311" y="136" width="26" height="59.84" rx="4" fill="#FFFFFF"/>
<path d="M317 148 h14 M317 158 h14 M317 168 h9" fill="none" stroke="#A9B7BE" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"/>
<path d="M338 211.04 V258" fill="none" stroke="#FFFFFF" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" opacity="0.4"/>
<rect x="299" y="84" width="50" height="34" rx="8" fill="#D6A852"/>
<path d="M312 92 v18 M324 92 v18 M336 92 v18" fill="none" stroke="#FFFFFF" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round" opacity="0.35"/>
<rect x="92" y="200" width="296" height="26" rx="8" fill="#FFFFFF"/>
<rect x="92" y="218" width="296" height="8" rx="4" fill="#DCE6E8"/>
<rect x="92" y="268" width="296" height="34" rx="8" fill="#0F766E"/>
<rect x="92" y="292" width="296" height="10" rx="5" fill="#0B5A54"/>
<rect x="104" y="212" width="14" height="62" rx="4" fill="#CFE8E3"/>
<rect x="362" y="212" width="14" height="62" rx="4" fill="#CFE8E3"/>`,
  );

/** A plain carton with a cross. */
export const defaultPack = (): string =>
  product(
    tFile('noPicture.medicine'),
    `
<g opacity="0.16">
<ellipse cx="246" cy="292" rx="150" ry="9" fill="#12363A"/>
</g>
<path d="M124 118 l48 -30 h212 l-48 30 Z" fill="#DCE6E8"/>
<path d="M336 118 l48 -30 v172 l-48 30 Z" fill="#C9D3D8"/>
<rect x="124" y="118" width="212" height="172" rx="0" fill="#FFFFFF"/>
<rect x="124" y="262" width="212" height="28" rx="0" fill="#0F766E"/>
<path d="M216 150 h28 v26 h26 v28 h-26 v26 h-28 v-26 h-26 v-28 h26 Z" fill="#0F766E"/>`,
  );
