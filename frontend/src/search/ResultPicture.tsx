import Box from '@mui/material/Box';
import type { SearchItem, SearchKind } from '../../../openapi/contract/site/search.js';
import { SpecialityDrawing } from '../common/pictures/drawings';
import { specialityOf } from './searchKinds';

interface ResultPictureProps {
  kind: SearchKind;
  item: SearchItem;
  /** Width and height, px. */
  size: number;
}

const sheet = (
  <svg viewBox="0 0 48 48" width="100%" height="100%" aria-hidden focusable="false">
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

/** The small picture beside a result: a portrait or pack, the sign of a speciality, or a sheet for an article. */
export function ResultPicture({ kind, item, size }: ResultPictureProps) {
  const speciality = specialityOf(kind, item.id);
  if (speciality) return <SpecialityDrawing speciality={speciality} size={size} />;
  if (!item.imageUrl) return <Box sx={{ width: size, height: size, flexShrink: 0 }}>{sheet}</Box>;
  return (
    <Box
      component="img"
      src={item.imageUrl}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      sx={{ borderRadius: 1, objectFit: 'cover', bgcolor: 'primary.light', flexShrink: 0 }}
    />
  );
}
