import { type ComponentProps, useState } from 'react';
import { Glyph } from '../pictures/glyphs';
import { TextField } from './TextField';
import { tCommon } from '../../messages/common';

/** A password field with a button that reveals the input. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'end'>) {
  const [visible, setVisible] = useState(false);
  return (
    <TextField
      {...props}
      type={visible ? 'text' : 'password'}
      end={
        <button
          type="button"
          className="icon-button"
          aria-label={visible ? tCommon('hidePassword') : tCommon('showPassword')}
          aria-pressed={visible}
          onClick={() => setVisible(!visible)}
        >
          <Glyph name={visible ? 'visibilityOff' : 'visibility'} />
        </button>
      }
    />
  );
}
