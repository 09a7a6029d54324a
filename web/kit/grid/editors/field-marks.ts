import type { EditorProps } from './cell-editor.tsx'

/** What the field of an editor says of itself to those who do not see it. */
export const fieldMarks = ({ column, label, invalid, describedBy }: EditorProps) => ({
  'aria-label': label,
  'aria-invalid': invalid,
  'aria-describedby': describedBy,
  'aria-required': column.required,
})
