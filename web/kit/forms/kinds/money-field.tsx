import type { ComponentProps } from 'react'
import { TextField } from '../text-field.tsx'

/** An amount of dollars, as people type one. */
export const MoneyField = (props: ComponentProps<typeof TextField>) => (
  <TextField inputMode="decimal" autoComplete="off" leftSection="$" {...props} />
)
