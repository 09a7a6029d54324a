import type {
  HolderImport,
  HolderImportState,
  HolderRowState,
} from '@portico/contract/areas/certificates/holders/holder-import.shapes.ts'
import type { Looks } from '../../../kit/data/pill.tsx'
import { formatCount } from '../../../platform/formats.ts'

/** The state of an import, with its color. */
export const importStates: Looks<HolderImportState> = {
  DRAFT: { label: 'Not started', tone: 'neutral' },
  IMPORTING: { label: 'Importing', tone: 'brand' },
  IMPORTED: { label: 'Done', tone: 'success' },
  UNDOING: { label: 'Undoing', tone: 'brand' },
  UNDONE: { label: 'Undone', tone: 'neutral' },
}

/** The state of a row, with its color. */
export const rowStates: Looks<HolderRowState> = {
  READY: { label: 'Ready', tone: 'brand' },
  ERROR: { label: 'Has errors', tone: 'danger' },
  ADDED: { label: 'Added', tone: 'success' },
  MERGED: { label: 'Merged', tone: 'success' },
  KEPT: { label: 'Left out', tone: 'neutral' },
  FAILED: { label: 'Failed', tone: 'danger' },
  REVERSED: { label: 'Undone', tone: 'neutral' },
  LEFT: { label: 'Not undone', tone: 'warning' },
}

const countLabels = {
  ready: 'Ready',
  alike: 'Possible duplicates',
  errors: 'With errors',
  added: 'Added',
  merged: 'Merged',
  kept: 'Left out',
  failed: 'Failed',
  reversed: 'Undone',
  left: 'Not undone',
} as const satisfies Partial<Record<keyof HolderImport['counts'], string>>

/** The counts of an import that are not zero. */
export const importCounts = (counts: HolderImport['counts']) =>
  (Object.keys(countLabels) as (keyof typeof countLabels)[])
    .filter((key) => counts[key] > 0)
    .map((key) => ({ label: countLabels[key], value: formatCount(counts[key]) }))
