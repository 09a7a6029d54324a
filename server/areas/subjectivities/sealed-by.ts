import { fullName } from '../../platform/access/actor.ts'
import type { AccountContext } from '../../platform/context.ts'

/** Kind, text, author and time of an action on a subjectivity, for the placement chain. */
export const sealedBy = ({ actor, platform }: Pick<AccountContext, 'actor' | 'platform'>, what: string) => ({
  kind: 'SUBJECTIVITY' as const,
  what,
  by: { userId: actor.userId, name: fullName(actor) },
  at: platform.now(),
})
