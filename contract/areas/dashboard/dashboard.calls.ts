import { z } from 'zod'
import { calls } from '../../kit/call.ts'
import { BrokerageArrangement, OwnArrangement } from './dashboard.shapes.ts'

export const dashboardCalls = calls({
  'PUT /api/users/self/dashboard': {
    access: 'self',
    summary: 'Arranges the cards that the user sees on the dashboards of one type of account.',
    body: OwnArrangement,
    responses: { 204: 'nothing' },
  },
  'PUT /api/brokerages/{brokerCode}/dashboard': {
    access: 'brokerage-admin',
    summary: 'Arranges the cards of the brokerage’s accounts, for everyone who has not arranged their own.',
    params: z.object({ brokerCode: z.string() }),
    body: BrokerageArrangement,
    responses: { 204: 'nothing' },
  },
})
