import { type Control, type FieldValues, type Path, useController } from 'react-hook-form'
import { sheetEndings } from './file-rules.ts'
import { FileInput, type FileInputProps } from './file-input.tsx'

interface Props<Values extends FieldValues, Sent> extends FileInputProps {
  readonly control: Control<Values, unknown, Sent>
  /** Holds the file, or undefined. */
  readonly name: Path<Values>
}

/** The file of a form. */
export function FileField<Values extends FieldValues, Sent>({ control, name, ...input }: Props<Values, Sent>) {
  const {
    field: { ref, onChange },
    fieldState: { error },
  } = useController({ control, name, rules: input.required === true ? { required: 'Choose a file' } : {} })
  return <FileInput {...input} ref={ref} error={error?.message} onFile={onChange} />
}

/** The spreadsheet that a form reads from. */
export const SheetField = <Values extends FieldValues, Sent>(props: Props<Values, Sent>) => (
  <FileField required accept={sheetEndings} {...props} />
)
