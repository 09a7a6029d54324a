import { z } from 'zod'
import { calls } from '../../kit/call.ts'
import { OwnPresence, PersonPresent } from './presence.shapes.ts'

export const presenceCalls = calls({
  'PUT /api/accounts/{accountId}/presence': {
    access: 'account',
    summary: 'Says where the user is on the account, and returns up to 20 others who have the same place open.',
    params: z.object({ accountId: z.string() }),
    limits: [{ per: 'user', tries: 900, minutes: 10 }],
    body: OwnPresence,
    responses: { 200: z.array(PersonPresent) },
  },
})
