import { z } from 'zod'
import { calls } from '../../kit/call.ts'
import { Problem } from '../../kit/problem.ts'
import { PlacementCheck, PlacementPage } from './placement.shapes.ts'

const oneCycle = z.object({ accountId: z.string(), cycleId: z.string() })

export const placementCalls = calls({
  'GET /api/accounts/{accountId}/renewals/{cycleId}/placement': {
    access: 'account',
    summary:
      'The sealed record of a placement, the newest entries first. What the brokerage keeps to itself reaches the ' +
      'insured without its content.',
    params: oneCycle,
    query: z.object({
      before: z.coerce.number<number>().int().min(1).optional(),
      limit: z.coerce.number<number>().int().min(1).max(200).default(50),
    }),
    responses: { 200: PlacementPage, 403: Problem, 404: Problem },
  },
  'GET /api/accounts/{accountId}/renewals/{cycleId}/placement/check': {
    access: 'account',
    summary: 'Whether the record of a placement is whole: every entry as it was sealed and none missing.',
    params: oneCycle,
    responses: { 200: PlacementCheck, 403: Problem, 404: Problem },
  },
  'GET /api/accounts/{accountId}/renewals/{cycleId}/placement/export': {
    access: 'account',
    summary: 'The whole record as one archive: a page to read, and a file of JSON lines that anyone can verify.',
    params: oneCycle,
    responses: { 200: 'file', 403: Problem, 404: Problem },
  },
})
