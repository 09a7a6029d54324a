import { withDefaults } from '@portico/contract/areas/renewals/lead-times.ts'
import type { Verb } from '../../../platform/context.ts'
import { leadRulesView } from './lead-times.view.ts'

/** The lead times of a brokerage, of every step at least the usual one. */
export const listLeadTimes: Verb<'GET /api/brokerages/{brokerCode}/renewal-lead-times'> = async (context) => ({
  status: 200,
  body: withDefaults(await context.read((tx) => leadRulesView(tx, context.brokerage.brokerage))),
})
