import Typography from '@mui/material/Typography';

/** From here on the number left is worth saying, boxes. */
const FEW = 5;

const stateOf = (stock: number) => {
  if (stock === 0) return { text: 'Sold out', color: 'error.main' };
  if (stock <= FEW) return { text: `Only ${stock} left`, color: 'warning.main' };
  return { text: 'In stock', color: 'success.main' };
};

/** Whether and how much of a medicine is left. */
export const StockState = ({ stock }: { stock: number }) => {
  const { text, color } = stateOf(stock);
  return (
    <Typography component="span" variant="body2" sx={{ color, fontWeight: 600 }}>
      {text}
    </Typography>
  );
};
