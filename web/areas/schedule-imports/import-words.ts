import type { ImportState } from '@portico/contract/areas/schedule-imports/import.shapes.ts'

/** How an import stands, in words. */
export const stateWords: Readonly<Record<ImportState, string>> = {
  READING: 'Being read',
  COLUMNS: 'Waits for its columns',
  CHECKING: 'Being checked',
  CHECKED: 'Checked, not imported yet',
  IMPORTING: 'Being imported',
  IMPORTED: 'Imported',
  CANCELING: 'Being canceled',
  CANCELED: 'Canceled',
  UNDOING: 'Being undone',
  UNDONE: 'Undone',
  FAILED: 'Failed',
}

export const stateTone = (state: ImportState): 'neutral' | 'brand' | 'success' | 'danger' => {
  if (state === 'IMPORTED') return 'success'
  if (state === 'FAILED') return 'danger'
  return state === 'CANCELED' || state === 'UNDONE' ? 'neutral' : 'brand'
}
