import { TextInput, type TextInputProps } from '@mantine/core'
import { fieldStyles } from './field-styles.ts'

/** One line of text. */
export function TextField(props: TextInputProps) {
  return <TextInput {...fieldStyles} {...props} />
}
