import type { SearchItem, SearchKind } from '../../../openapi/contract/site/search.js';
import { PERSON_WIDTHS, PRODUCT_WIDTHS } from '../../../openapi/contract/picture-widths.js';
import { SpecialityDrawing } from '../common/pictures/drawings';
import { atWidth } from '../common/pictures/pictureWidths';
import { specialityOf } from './searchKinds';

interface ResultPictureProps {
  kind: SearchKind;
  item: SearchItem;
  /** Width and height, px. */
  size: number;
}

/** The two kinds of pictures have different widths. */
const smallest = (src: string) =>
  atWidth(src, src.startsWith('/image/users/') ? PERSON_WIDTHS[1] : PRODUCT_WIDTHS[0]);

const Sheet = ({ size }: { size: number }) => (
  <svg viewBox="0 0 48 48" width={size} height={size} className="icon" aria-hidden focusable="false">
    <rect width="48" height="48" rx="12" fill="var(--mui-palette-primary-light)" />
    <path d="M14 9h14l8 8v22H14z" fill="var(--mui-palette-primary-main)" />
    <path
      d="M19 22h12M19 28h12M19 34h7"
      stroke="var(--mui-palette-primary-light)"
      strokeWidth="2.5"
      strokeLinecap="round"
    />
  </svg>
);

/**
 * The small picture beside a result: a portrait or pack, a speciality's icon, or a page icon for an article.
 */
export function ResultPicture({ kind, item, size }: ResultPictureProps) {
  const speciality = specialityOf(kind, item.id);
  if (speciality) return <SpecialityDrawing speciality={speciality} size={size} />;
  if (!item.imageUrl) return <Sheet size={size} />;
  return (
    <img
      src={smallest(item.imageUrl)}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      className="result-picture"
    />
  );
}
