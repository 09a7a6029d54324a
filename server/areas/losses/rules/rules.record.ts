import { lossRunRule } from '@portico/contract/areas/losses/loss-run-rule.shapes.ts'
import { serveRecord } from '../../../platform/records/serve-record.ts'
import { rulesView } from './rules.view.ts'

/** Carrier response deadlines of a brokerage or the platform. Requests already sent keep their due date. */
export const lossRunRules = serveRecord(lossRunRule, {
  table: 'loss_run_rules',
  read: (tx, { context }) => rulesView(tx, context.brokerage.brokerage),
  owner: ({ operation, context, after }) =>
    operation === 'add' ? { brokerage_code: after.level === 'BROKERAGE' ? context.brokerage.brokerage : null } : {},
  columns: (_, { operation, context }) => ({
    level: undefined,
    ...(operation === 'add' && { created_by: context.actor.userId, created_at: context.platform.now() }),
  }),
  answer: (tx, { context }) => rulesView(tx, context.brokerage.brokerage),
})
