import { type Ref, useState } from 'react'
import { TextField } from '../forms/text-field.tsx'
import { type FileLimits, errorOf } from './file-rules.ts'

export interface FileInputProps extends FileLimits {
  readonly label?: string
  readonly description?: string | undefined
  readonly required?: boolean
  readonly disabled?: boolean
  readonly 'data-autofocus'?: boolean
}

interface Props extends FileInputProps {
  readonly ref?: Ref<HTMLInputElement>
  /** What the server or the form says about the file. */
  readonly error?: string | undefined
  readonly onFile: (file: File | undefined) => void
}

/** Chooses a file in a form. What is wrong with it is said at once, and nothing else in the form is lost. */
export function FileInput({ label = 'File', accept, maxBytes, required = false, error, onFile, ...rest }: Props) {
  const [ownError, setError] = useState<string>()
  return (
    <TextField
      type="file"
      label={label}
      required={required}
      {...rest}
      accept={accept}
      error={ownError ?? error}
      onChange={({ currentTarget }) => {
        const file = currentTarget.files?.[0]
        const wrong = file && errorOf(file, { accept, maxBytes })
        setError(wrong)
        // Without a required file there is nothing to save; an optional one must not be left out unnoticed.
        onFile(required && wrong !== undefined ? undefined : file)
      }}
    />
  )
}
