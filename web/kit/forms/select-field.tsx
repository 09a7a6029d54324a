import { NativeSelect, type NativeSelectProps } from '@mantine/core'
import { fieldStyles } from './field-styles.ts'

/** One of a list. The browser's own control: it works with every keyboard, reader and phone. */
export function SelectField(props: NativeSelectProps) {
  return <NativeSelect {...fieldStyles} {...props} />
}
