import type { ButtonHTMLAttributes } from 'react';
import '../controls.css';

type ButtonLook = 'text' | 'outlined' | 'tonal' | 'contained';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** contained for the one primary action of a view, tonal where each card of a list has its own. */
  look?: ButtonLook;
  /** While true it turns and cannot be pressed. */
  isBusy?: boolean;
}

/** Class names of a button of the given look, for links that look like one. */
export const buttonLook = (look: ButtonLook, more?: string): string =>
  ['button', look !== 'text' && `button--${look}`, more].filter(Boolean).join(' ');

/** A button; of no form unless it says so. */
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
