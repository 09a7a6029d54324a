/** A message as it enters a conversation. */
export interface NewMessage {
  /** Who wrote it: a user, or no user and the address that an accepted mail came from. */
  readonly writer: {
    readonly userId: string | null
    readonly name: string
    readonly isStaff: boolean
  }
  readonly text: string
  readonly isInternal: boolean
  readonly isByMail: boolean
  /** Documents that go with it. */
  readonly documentIds?: readonly string[]
}
