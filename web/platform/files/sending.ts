/** What the sender of a file hears during the upload, and whether the file is still wanted. */
export interface Sending {
  readonly onSent: (bytes: number) => void
  /** The connection was cut: sending resumes by itself. */
  readonly onCut: () => void
  readonly isCanceled: () => boolean
}

/** A file was given up by the person who sent it: nothing has to be said about it. */
export class SendingCanceled extends Error {}
