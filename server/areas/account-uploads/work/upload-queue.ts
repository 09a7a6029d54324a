/** The queue of what uploads do in the background. */
export const uploadQueue = 'account-uploads'

export interface UploadJob {
  readonly uploadId: string
  readonly work: 'create' | 'undo'
  /** Who started it. */
  readonly by: string
}
