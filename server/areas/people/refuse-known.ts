import { peopleMessages } from '@portico/contract/areas/people/people.messages.ts'
import { unprocessable } from '../../platform/error-response.ts'

/** Rejects inviting an address that is already here, or has a valid invitation. */
export function refuseKnown(known: {
  readonly isMember: boolean
  readonly invitation: { readonly hasExpired: boolean } | undefined
}): void {
  if (known.isMember) throw unprocessable({ email: peopleMessages.alreadyMember })
  if (known.invitation?.hasExpired === false) throw unprocessable({ email: peopleMessages.alreadyInvited })
}
