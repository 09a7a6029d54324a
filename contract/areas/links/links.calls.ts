import { z } from 'zod'
import { calls } from '../../kit/call.ts'
import { quickLink } from './link.shapes.ts'

const inAccount = z.object({ accountCode: z.string() })
const QuickLinks = z.array(quickLink.shown)

export const linksCalls = calls({
  'GET /api/accounts/{accountCode}/hotlinks': quickLink.list(inAccount),
  'POST /api/accounts/{accountCode}/hotlinks': quickLink.add(inAccount, { answers: QuickLinks }),
  'DELETE /api/accounts/{accountCode}/hotlinks/{id}': quickLink.removeFrom(inAccount.extend({ id: z.string() }), {
    answers: QuickLinks,
    summary: 'Removes a quick link.',
  }),
  'PUT /api/accounts/{accountCode}/hotlinks/order': {
    access: quickLink.access,
    summary: 'Saves the order of the quick links. Links missing from the list sent follow at the end.',
    params: inAccount,
    body: z.array(z.object({ id: z.string() })).max(200),
    responses: { 200: QuickLinks },
  },
})
