const ROWS = ['Tetanus', 'Hepatitis B', 'Measles', 'Influenza', 'Typhoid'];
const TEAL = '#0f6b66';
const LINE = '#c9d8d6';

/** A drawn page of a vaccination card, 1000 x 700. */
export function drawVaccinationCard(): string {
  const rows = ROWS.map((name, index) => {
    const y = 210 + index * 90;
    return `<line x1="60" y1="${y}" x2="940" y2="${y}" stroke="${LINE}" stroke-width="2"/>
<text x="80" y="${y + 56}" font-size="34" fill="#16302f">${name}</text>
<circle cx="600" cy="${y + 45}" r="26" fill="none" stroke="${TEAL}" stroke-width="4" stroke-dasharray="${6 + index} 4"/>
<path d="M ${720} ${y + 52} q 30 -${24 + index * 4} 60 0 t 60 -6 t 50 4" fill="none" stroke="#2d4a8a" stroke-width="4"/>`;
  }).join('\n');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="700" viewBox="0 0 1000 700" font-family="sans-serif">
<rect width="1000" height="700" fill="#fbfaf4"/>
<rect x="30" y="30" width="940" height="640" rx="16" fill="#fff" stroke="${TEAL}" stroke-width="4"/>
<text x="60" y="110" font-size="46" font-weight="700" fill="${TEAL}">Vaccination card</text>
<text x="60" y="170" font-size="28" fill="#4a6462">Vaccine</text>
<text x="560" y="170" font-size="28" fill="#4a6462">Stamp</text>
<text x="720" y="170" font-size="28" fill="#4a6462">Signature</text>
${rows}
</svg>`;
}
