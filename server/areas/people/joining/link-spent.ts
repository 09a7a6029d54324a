import { peopleMessages } from '@portico/contract/areas/people/people.messages.ts'
import { Refusal } from '../../../platform/refusal.ts'

/** One answer for a link that was used, revoked or replaced, that has expired, or that never was. */
export const linkSpent = () => new Refusal(404, 'not_found', peopleMessages.linkSpent)
