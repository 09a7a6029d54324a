import { type ReactNode, useState } from 'react'
import { refusedFields } from '../../platform/call-error.ts'
import type { Sending } from '../../platform/files/sending.ts'
import { sheetEndings } from '../files/file-rules.ts'
import { FileSender } from '../files/file-sender.tsx'
import { Dialog } from '../overlays/dialog.tsx'
import classes from './import-dialog.module.css'

interface Props {
  readonly title: string
  /** What the file field is called. */
  readonly inputLabel: string
  readonly failure: string
  /** Sends the file; throws the error. */
  readonly onSend: (file: File, sending: Sending) => Promise<unknown>
  readonly onClose: () => void
  /** What the file must look like. */
  readonly children: ReactNode
}

/** Imports a spreadsheet, all rows or none; errors are listed by cell. */
export function ImportDialog({ title, inputLabel, failure, onSend, onClose, children }: Props) {
  const [errors, setErrors] = useState<readonly (readonly [cell: string, message: string])[]>([])
  const send = async (file: File, sending: Sending) => {
    setErrors([])
    try {
      await onSend(file, sending)
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
        <FileSender label="Choose file" inputLabel={inputLabel} accept={sheetEndings} failure={failure} onSend={send} />
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
