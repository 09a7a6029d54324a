import type { KnownAccount } from './actor.ts'

/** An account as it is read with its share, whose end date may come while it is remembered. */
export interface StoredAccount extends Omit<KnownAccount, 'share'> {
  readonly sharedWith: string | null
  readonly sharedName: string | null
  readonly sharedUntil: Date | null
}

/** An account as it is known at a moment. */
export function knownAt({ sharedUntil, sharedWith, sharedName, ...account }: StoredAccount, now: Date): KnownAccount {
  if (sharedWith === null || sharedName === null || (sharedUntil !== null && now >= sharedUntil)) return account
  return { ...account, share: { brokerage: sharedWith, name: sharedName } }
}
