import { fullName } from '../../platform/access/actor.ts'
import type { AccountContext } from '../../platform/context.ts'

/** Kind, words, author and time of what a person does about a subjectivity, as it is sealed. */
export const sealedBy = ({ actor, platform }: Pick<AccountContext, 'actor' | 'platform'>, what: string) => ({
  kind: 'SUBJECTIVITY' as const,
  what,
  by: { userId: actor.userId, name: fullName(actor) },
  at: platform.now(),
})
