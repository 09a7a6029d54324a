import { type ReactNode, useState } from 'react'
import { refusedFields } from '../../platform/call-error.ts'
import { FileSender } from '../forms/kinds/file-sender.tsx'
import { Dialog } from '../overlays/dialog.tsx'
import classes from './import-dialog.module.css'

interface Props {
  readonly title: string
  /** What the file field is called. */
  readonly inputLabel: string
  readonly failure: string
  /** Uploads the file; throws the error. */
  readonly onSend: (file: File, onSent: (bytes: number) => void) => Promise<unknown>
  readonly onClose: () => void
  /** What the file must look like. */
  readonly children: ReactNode
}

/** Imports a spreadsheet, all rows or none; errors are listed by cell. */
export function ImportDialog({ title, inputLabel, failure, onSend, onClose, children }: Props) {
  const [errors, setErrors] = useState<readonly (readonly [cell: string, message: string])[]>([])
  const send = async (file: File, onSent: (bytes: number) => void) => {
    setErrors([])
    try {
      await onSend(file, onSent)
      onClose()
    } catch (error) {
      setErrors(Object.entries(refusedFields(error)).filter(([cell]) => /^[A-Z]+\d+$/u.test(cell)))
      throw error
    }
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <div className={classes.form}>
        {children}
        <FileSender
          label="Choose file"
          inputLabel={inputLabel}
          accept=".xlsx,.xls,.xlsb,.csv"
          failure={failure}
          onSend={send}
        />
        {errors.length > 0 && (
          <ul className={classes.errors} aria-label="Errors by cell">
            {errors.map(([cell, message]) => (
              <li key={cell}>
                <strong>{cell}</strong>: {message}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  )
}
