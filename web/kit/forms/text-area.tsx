import { Textarea, type TextareaProps } from '@mantine/core'
import { fieldStyles } from './field-styles.ts'

interface Props extends TextareaProps {
  /** How much was typed and how much fits, said below the field. */
  readonly counter?: { readonly used: number; readonly limit: number }
}

/** A multi-line text field, with a live count if there is a limit. */
export function TextArea({ counter, ...props }: Props) {
  const count = counter === undefined ? undefined : `${counter.used}/${counter.limit}`
  return <Textarea {...fieldStyles} rows={4} {...props} description={count ?? props.description} />
}
