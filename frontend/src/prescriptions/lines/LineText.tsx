import { Fragment } from 'react';

interface LineTextProps {
  name?: string;
  dosage: string;
  frequency: string;
  duration?: string;
}

/**
 * A prescribed line: "Metformin 500 mg: 1 tablet, 1-0-1, 5 days". Each part is isolated, so that right-to-left letters beside it
 * do not turn "1-0-2" into "2-0-1".
 */
export function LineText({ name, dosage, frequency, duration }: LineTextProps) {
  const parts = [dosage, frequency, duration].filter((part) => part !== undefined);
  return (
    <>
      {name !== undefined && (
        <>
          <bdi>{name}</bdi>:{' '}
        </>
      )}
      {parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && ', '}
          <bdi>{part}</bdi>
        </Fragment>
      ))}
    </>
  );
}
