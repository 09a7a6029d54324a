import type { ErrorSource, RecordedErrorListing } from '@portico/contract/areas/operations/recorded-error.shapes.ts'
import { Pill } from '../../../kit/data/pill.tsx'

export const sourceLabels: Readonly<Record<ErrorSource, string>> = {
  SERVER: 'Server',
  JOB: 'Background job',
  CLIENT: 'Web app',
}

/** A release as people read it. */
export const releaseLabel = (release: string): string => (release === '' ? 'Unknown' : release)

/** Whether an error is open, and whether it was resolved before. */
export function ErrorState({ resolvedAt, reopenedAt }: Pick<RecordedErrorListing, 'resolvedAt' | 'reopenedAt'>) {
  if (resolvedAt !== null) return <Pill tone="success">Resolved</Pill>
  return reopenedAt === null ? <Pill tone="warning">Open</Pill> : <Pill tone="danger">Reopened</Pill>
}
