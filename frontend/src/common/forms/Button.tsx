import type { ButtonHTMLAttributes } from 'react';
import '../controls.css';

type ButtonLook = 'text' | 'outlined' | 'tonal' | 'contained';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** contained for the one primary action of a view, tonal for the buttons of cards in a list. */
  look?: ButtonLook;
  /** While true it shows a spinner and is disabled. */
  isBusy?: boolean;
}

/** Class names of a button variant, for links that look like one. */
export const buttonLook = (look: ButtonLook, more?: string): string =>
  ['button', look !== 'text' && `button--${look}`, more].filter(Boolean).join(' ');

/** A button; type="button" by default. */
export const Button = ({
  look = 'text',
  isBusy = false,
  className,
  disabled,
  type = 'button',
  ...button
}: ButtonProps) => (
  <button
    {...button}
    type={type}
    disabled={disabled || isBusy}
    className={`${buttonLook(look, className)}${isBusy ? ' button--busy' : ''}`}
  />
);
