import { peopleMessages } from '@portico/contract/areas/people/people.messages.ts'
import { unprocessable } from '../../platform/refusal.ts'

/** Refuses to invite an address that is here already, or whose invitation still works. */
export function refuseKnown(known: {
  readonly isMember: boolean
  readonly invitation: { readonly hasExpired: boolean } | undefined
}): void {
  if (known.isMember) throw unprocessable({ email: peopleMessages.alreadyMember })
  if (known.invitation?.hasExpired === false) throw unprocessable({ email: peopleMessages.alreadyInvited })
}
