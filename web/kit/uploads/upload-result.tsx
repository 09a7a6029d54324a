import type { ReactNode } from 'react'
import { type Look, Pill } from '../data/pill.tsx'
import classes from './uploads.module.css'

interface CellError {
  readonly field: string
  readonly heading: string
  readonly cell: string | null
  readonly message: string
}

interface Props {
  readonly look: Look
  readonly row: { readonly errors: readonly CellError[]; readonly message: string | null }
  /** Actions of the reader. */
  readonly children?: ReactNode
}

/** The outcome of a file's row, with the errors of its cells. */
export function RowResult({ look: { label, tone }, row: { errors, message }, children }: Props) {
  return (
    <span className={classes.result}>
      <span>
        <Pill tone={tone}>{label}</Pill>
      </span>
      {children}
      {message !== null && <span>{message}</span>}
      {errors.map(({ field, heading, cell, message: wrong }) => (
        <span key={field}>
          <strong>{cell === null ? heading : `${cell} ${heading}`}:</strong> {wrong}
        </span>
      ))}
    </span>
  )
}
