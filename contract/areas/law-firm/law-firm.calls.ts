import { z } from 'zod'
import { calls } from '../../kit/call.ts'
import { Problem } from '../../kit/problem.ts'
import { LawFirmDashboard } from './law-firm.shapes.ts'

export const lawFirmCalls = calls({
  'GET /api/accounts/{accountCode}/alps/dashboard': {
    access: 'account',
    summary: 'The professional liability policy of a law firm and its producer; 404 where the account has none.',
    params: z.object({ accountCode: z.string() }),
    responses: { 200: LawFirmDashboard, 404: Problem },
  },
})
