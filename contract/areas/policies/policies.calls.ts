import { z } from 'zod'
import { calls } from '../../kit/call.ts'
import { Policy } from './policy.shapes.ts'

export const policiesCalls = calls({
  'GET /api/accounts/{accountId}/policies': {
    access: 'account',
    summary: 'Policies of an account, the newest terms first.',
    params: z.object({ accountId: z.string() }),
    responses: { 200: z.array(Policy) },
  },
})
