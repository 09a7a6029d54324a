import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/ActionIcon.layer.css'
import '@mantine/core/styles/PasswordInput.layer.css'
import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { useState } from 'react'
import { fieldStyles } from './field-styles.ts'
import classes from './password-field.module.css'

/** A secret, with a button that shows what was typed. */
export function PasswordField(props: PasswordInputProps) {
  const [shown, setShown] = useState(false)
  return (
    <PasswordInput
      {...fieldStyles}
      {...props}
      classNames={{ ...fieldStyles.classNames, input: classes.input ?? '', innerInput: classes.inner ?? '' }}
      visible={shown}
      onVisibilityChange={setShown}
      // The library hides its button from the keyboard and from screen readers.
      visibilityToggleButtonProps={{
        'aria-label': shown ? 'Hide password' : 'Show password',
        'aria-hidden': false,
        tabIndex: 0,
        color: 'brand',
      }}
    />
  )
}
