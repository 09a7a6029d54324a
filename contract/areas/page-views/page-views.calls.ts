import { z } from 'zod'
import { calls } from '../../kit/call.ts'

export const pageViewsCalls = calls({
  'POST /open/page-views': {
    access: 'open',
    summary: 'Counts a page view by page pattern, such as `/$accountId/dashboard`, and kind of user.',
    limits: [{ per: 'address', tries: 600, minutes: 10 }],
    body: z.object({
      page: z
        .string()
        .max(120)
        .regex(/^\/(\$?[a-zA-Z][a-zA-Z0-9-]*(\/(?!$)|$))*$/, 'must be the pattern of a page'),
      userType: z.enum(['admin', 'viewer', 'broker', 'account_user', 'guest']),
    }),
    responses: { 204: 'nothing' },
  },
})
