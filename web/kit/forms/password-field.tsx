import type { TextInputProps } from '@mantine/core'
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs'
import { useState } from 'react'
import { useTexts } from '../language/texts.ts'
import { IconButton } from '../controls/icon-button.tsx'
import { TextField } from './text-field.tsx'

/** A secret, with a button that shows what was typed. */
export function PasswordField(props: TextInputProps) {
  const { t } = useTexts()
  const [shown, setShown] = useState(false)
  const Icon = shown ? IconEyeOff : IconEye
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      rightSectionPointerEvents="all"
      rightSection={
        <IconButton
          label={t(shown ? 'Hide password' : 'Show password')}
          icon={<Icon size={18} />}
          small
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}
