import { z } from 'zod'
import { calls } from '../../kit/call.ts'
import { claimWaitCodes, WaitingClaims } from './waiting-claims.shapes.ts'
import { UnsignedList, Workbench } from './workbench.shapes.ts'

const whose = z.object({
  person: z
    .string()
    .max(254)
    .optional()
    .meta({ description: 'A username: only what is theirs; everyone’s if left out' }),
  limit: z.coerce.number<number>().int().min(1).max(200).default(8),
})

export const workbenchCalls = calls({
  'GET /api/brokerages/{brokerCode}/workbench': {
    access: 'brokerage',
    summary:
      'Returns what waits for the staff of a brokerage on all its accounts: open tasks and unanswered conversations, ' +
      'most urgent first, and the workload of each person.',
    params: z.object({ brokerCode: z.string() }),
    query: whose,
    responses: { 200: Workbench },
  },
  'GET /api/brokerages/{brokerCode}/workbench/unsigned': {
    access: 'brokerage',
    summary:
      'Returns what waits for a signature of insureds on all accounts of a brokerage: letters of authorization for loss ' +
      'runs, and accepted quotes without an order to bind.',
    params: z.object({ brokerCode: z.string() }),
    query: whose,
    responses: { 200: UnsignedList },
  },
  'GET /api/brokerages/{brokerCode}/workbench/claims': {
    access: 'brokerage',
    summary: 'Returns the claims that wait for someone on all accounts of a brokerage, with how many wait for what.',
    params: z.object({ brokerCode: z.string() }),
    query: whose.extend({ wait: z.enum(claimWaitCodes).optional() }),
    responses: { 200: WaitingClaims },
  },
})
