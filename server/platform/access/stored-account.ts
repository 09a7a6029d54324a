import type { KnownAccount } from './actor.ts'

/** A stored account with its share, whose end date may pass while the account is cached. */
export interface StoredAccount extends Omit<KnownAccount, 'share'> {
  readonly sharedWith: string | null
  readonly sharedName: string | null
  readonly sharedUntil: Date | null
}

/** The account as of a given time. */
export function knownAt({ sharedUntil, sharedWith, sharedName, ...account }: StoredAccount, now: Date): KnownAccount {
  if (sharedWith === null || sharedName === null || (sharedUntil !== null && now >= sharedUntil)) return account
  return { ...account, share: { brokerage: sharedWith, name: sharedName } }
}
