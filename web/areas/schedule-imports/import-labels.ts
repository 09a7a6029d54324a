import type { ImportState } from '@portico/contract/areas/schedule-imports/import.shapes.ts'

/** The status labels of an import. */
export const stateLabels: Readonly<Record<ImportState, string>> = {
  READING: 'Reading',
  COLUMNS: 'Waiting for columns',
  CHECKING: 'Checking',
  CHECKED: 'Checked, not imported yet',
  IMPORTING: 'Importing',
  IMPORTED: 'Imported',
  CANCELING: 'Canceling',
  CANCELED: 'Canceled',
  UNDOING: 'Undoing',
  UNDONE: 'Undone',
  FAILED: 'Failed',
}

export const stateTone = (state: ImportState): 'neutral' | 'brand' | 'success' | 'danger' => {
  if (state === 'IMPORTED') return 'success'
  if (state === 'FAILED') return 'danger'
  return state === 'CANCELED' || state === 'UNDONE' ? 'neutral' : 'brand'
}
