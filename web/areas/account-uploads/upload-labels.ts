import type { UploadRowState, UploadState } from '@portico/contract/areas/account-uploads/account-upload.shapes.ts'
import type { Looks } from '../../kit/data/pill.tsx'

/** The state of an upload, with its color. */
export const uploadStates: Looks<UploadState> = {
  DRAFT: { label: 'Not started', tone: 'neutral' },
  CREATING: { label: 'Creating', tone: 'brand' },
  CREATED: { label: 'Done', tone: 'success' },
  UNDOING: { label: 'Undoing', tone: 'brand' },
  UNDONE: { label: 'Undone', tone: 'neutral' },
}

/** The state of a row, with its color. */
export const rowStates: Looks<UploadRowState> = {
  READY: { label: 'Ready', tone: 'brand' },
  ERROR: { label: 'Has errors', tone: 'danger' },
  CREATED: { label: 'Created', tone: 'success' },
  FAILED: { label: 'Failed', tone: 'danger' },
  REMOVED: { label: 'Archived', tone: 'neutral' },
  LEFT: { label: 'Not archived', tone: 'warning' },
}
