import type { ChangeEvent, ComponentProps } from 'react'
import { useRef } from 'react'
import { masks, typedInto } from './input-mask.ts'
import { TextField } from '../text-field.tsx'

/** A US phone number, which takes its usual form while it is typed. */
export function PhoneField({ onChange, ...props }: ComponentProps<typeof TextField>) {
  const before = useRef('')
  const shape = (event: ChangeEvent<HTMLInputElement>): void => {
    const input = event.currentTarget
    const shaped = typedInto(masks.phone, before.current, input.value)
    if (shaped !== input.value) input.value = shaped
    before.current = shaped
    onChange?.(event)
  }
  return (
    <TextField
      type="tel"
      autoComplete="tel-national"
      {...props}
      onFocus={(event) => {
        before.current = event.currentTarget.value
      }}
      onChange={shape}
    />
  )
}
