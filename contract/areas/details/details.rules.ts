import { detailsMessages } from './details.messages.ts'
import type { AccountRecord, TeamDraft } from './record.shapes.ts'

/** An account's state before its record changes. */
interface Before {
  readonly relationship: AccountRecord['relationship']
  readonly hasContact: boolean
  /** Lines with a policy in force. */
  readonly lines: readonly string[]
}

/** Why an account cannot get a relationship; undefined if it can. */
export function relationshipError(before: Before, to: AccountRecord['relationship']): string | undefined {
  if (to === before.relationship) return undefined
  if (to === 'PROSPECT') return before.lines.length > 0 ? detailsMessages.policiesInForce : undefined
  return before.hasContact ? undefined : detailsMessages.contactFirst
}

type Team = Pick<TeamDraft, 'primaryContact' | 'team'>

/** What prevents saving a team, by field. `staff` are the people an account of the brokerage can have. */
export function teamErrors({ primaryContact, team }: Team, staff: ReadonlySet<string>): Record<string, string> {
  const errors: Record<string, string> = {}
  const seen = new Set<string>()
  let managers = 0
  for (const [place, { userId, role }] of team.entries()) {
    if (role === 'P_ACCT_MGR') managers += 1
    if (seen.has(userId)) errors[`team.${place}.userId`] = detailsMessages.personTwice
    else if (!staff.has(userId)) errors[`team.${place}.userId`] = detailsMessages.notStaff
    else if (role === 'P_ACCT_MGR' && managers > 1) errors[`team.${place}.role`] = detailsMessages.oneManager
    seen.add(userId)
  }
  if (primaryContact === '') errors['primaryContact'] = detailsMessages.contactRequired
  else if (!seen.has(primaryContact)) errors['primaryContact'] = detailsMessages.contactInTeam
  return errors
}
