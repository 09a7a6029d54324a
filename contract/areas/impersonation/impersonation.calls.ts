import { z } from 'zod'
import { calls } from '../../kit/call.ts'
import { Problem } from '../../kit/problem.ts'
import { Impersonate, StartedImpersonation } from './impersonation.shapes.ts'

/** How platform administrators see the product as one of its users does. */
export const impersonationCalls = calls({
  'POST /api/administration/users/{username}/impersonation': {
    access: 'administrator',
    summary: 'Shows the product as a user sees it, read-only, for 30 minutes. Never as a platform administrator.',
    stepUp: true,
    limits: [{ per: 'user', tries: 60, minutes: 60 }],
    params: z.object({ username: z.string().max(320) }),
    body: Impersonate,
    responses: { 200: StartedImpersonation, 403: Problem, 404: Problem, 422: Problem },
  },
  'DELETE /api/users/self/impersonation': {
    access: 'self',
    summary: 'Stops viewing as another user and returns to the own login. Stopping twice is not an error.',
    whileImpersonating: true,
    responses: { 204: 'nothing' },
  },
})
