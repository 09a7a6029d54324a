import { z } from 'zod'
import { calls } from '../../kit/call.ts'
import { Problem } from '../../kit/problem.ts'
import { PlacementCheck, PlacementPage } from './placement.shapes.ts'

const oneCycle = z.object({ accountId: z.string(), cycleId: z.string() })

export const placementCalls = calls({
  'GET /api/accounts/{accountId}/renewals/{cycleId}/placement': {
    access: 'account',
    summary:
      'Lists the tamper-evident record of a placement, newest entries first. Internal entries reach the ' +
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
    summary: 'Verifies the record of a placement: no entry altered and none missing.',
    params: oneCycle,
    responses: { 200: PlacementCheck, 403: Problem, 404: Problem },
  },
  'GET /api/accounts/{accountId}/renewals/{cycleId}/placement/export': {
    access: 'account',
    summary: 'Returns the record as one archive: a readable page, and a file of JSON lines that anyone can verify.',
    params: oneCycle,
    responses: { 200: 'file', 403: Problem, 404: Problem },
  },
})
