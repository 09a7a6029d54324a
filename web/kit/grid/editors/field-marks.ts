import type { EditorProps } from './cell-editor.tsx'

/** The accessible attributes of an editor's field. */
export const fieldMarks = ({ column, label, invalid, describedBy }: EditorProps) => ({
  'aria-label': label,
  'aria-invalid': invalid,
  'aria-describedby': describedBy,
  'aria-required': column.required,
})
