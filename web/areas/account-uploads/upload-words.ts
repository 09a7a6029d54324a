import type { UploadRowState, UploadState } from '@portico/contract/areas/account-uploads/account-upload.shapes.ts'

type Tone = 'neutral' | 'brand' | 'success' | 'warning' | 'danger'

/** The state of an upload, with its color. */
export const uploadStates: Readonly<Record<UploadState, { readonly label: string; readonly tone: Tone }>> = {
  DRAFT: { label: 'Not started', tone: 'neutral' },
  CREATING: { label: 'Creating', tone: 'brand' },
  CREATED: { label: 'Done', tone: 'success' },
  UNDOING: { label: 'Undoing', tone: 'brand' },
  UNDONE: { label: 'Undone', tone: 'neutral' },
}

/** The state of a row, with its color. */
export const rowStates: Readonly<Record<UploadRowState, { readonly label: string; readonly tone: Tone }>> = {
  READY: { label: 'Ready', tone: 'brand' },
  ERROR: { label: 'Has errors', tone: 'danger' },
  CREATED: { label: 'Created', tone: 'success' },
  FAILED: { label: 'Failed', tone: 'danger' },
  REMOVED: { label: 'Archived', tone: 'neutral' },
  LEFT: { label: 'Not archived', tone: 'warning' },
}
