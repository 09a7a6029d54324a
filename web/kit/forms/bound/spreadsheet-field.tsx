import { type Control, type FieldValues, type Path, useController } from 'react-hook-form'
import { TextField } from '../text-field.tsx'

interface Props<Values extends FieldValues, Sent> {
  readonly control: Control<Values, unknown, Sent>
  readonly name: Path<Values>
  /** What it has to hold. */
  readonly description: string
}

/** Chooses the spreadsheet that a form reads from. */
export function SpreadsheetField<Values extends FieldValues, Sent>({
  control,
  name,
  description,
}: Props<Values, Sent>) {
  const {
    field: { ref, onChange },
    fieldState,
  } = useController({ control, name, rules: { required: 'Choose a file' } })
  return (
    <TextField
      type="file"
      label="File"
      required
      ref={ref}
      accept=".csv,.txt,.xlsx,.xls,.xlsb"
      description={description}
      error={fieldState.error?.message}
      onChange={(event) => onChange(event.currentTarget.files?.[0])}
    />
  )
}
