import type { TextInputProps } from '@mantine/core'
import { useTexts } from '../language/texts.ts'
import { TextField } from './text-field.tsx'

interface Props extends Omit<TextInputProps, 'onChange'> {
  readonly onChange: (code: string) => void
}

/** A six-digit code. Phones offer one just received; pasted spaces are dropped. */
export function CodeField({ onChange, ...rest }: Props) {
  const { t } = useTexts()
  return (
    <TextField
      label={t('Verification code')}
      name="one-time-code"
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      {...rest}
      onChange={(event) => onChange(event.currentTarget.value.replace(/\s/g, '').slice(0, 6))}
    />
  )
}
