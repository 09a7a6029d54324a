import { peopleMessages } from '@portico/contract/areas/people/people.messages.ts'
import { ErrorResponse } from '../../../platform/error-response.ts'

/** One answer for a link that was used, revoked or replaced, that has expired, or that never was. */
export const linkSpent = () => new ErrorResponse(404, 'not_found', peopleMessages.linkSpent)
