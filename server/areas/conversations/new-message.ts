/** A message as it enters a conversation. */
export interface NewMessage {
  /** The author: a user, or no user and the sender address of an accepted email. */
  readonly writer: {
    readonly userId: string | null
    readonly name: string
    readonly isStaff: boolean
  }
  readonly text: string
  readonly isInternal: boolean
  readonly isByMail: boolean
  /** Attached documents. */
  readonly documentIds?: readonly string[]
}
