import { carrierContact } from '@portico/contract/areas/claims/carrier-contact.shapes.ts'
import { claimDeadlineRule } from '@portico/contract/areas/claims/claim-deadline-rule.shapes.ts'
import { serveRecord } from '../../../platform/records/serve-record.ts'
import { contactsView, deadlineRulesView } from './rules.view.ts'

/** Claim deadlines of a brokerage or the platform. A claim counts by the rules of its own day. */
export const claimDeadlineRules = serveRecord(claimDeadlineRule, {
  table: 'claim_deadline_rules',
  read: (tx, { context }) => deadlineRulesView(tx, context.brokerage.brokerage),
  owner: ({ operation, context, after }) =>
    operation === 'add' ? { brokerage_code: after.level === 'BROKERAGE' ? context.brokerage.brokerage : null } : {},
  columns: (_, { operation, context }) => ({
    level: undefined,
    ...(operation === 'add' && { created_by: context.actor.userId, created_at: context.platform.now() }),
  }),
  answer: (tx, { context }) => deadlineRulesView(tx, context.brokerage.brokerage),
})

/** Where carriers take claims of a brokerage. */
export const carrierContacts = serveRecord(carrierContact, {
  table: 'carrier_claims_contacts',
  read: (tx, { context }) => contactsView(tx, context.brokerage.brokerage),
  owner: ({ context }) => ({ brokerage_code: context.brokerage.brokerage }),
  columns: (_, { operation, context }) =>
    operation === 'add' ? { created_by: context.actor.userId, created_at: context.platform.now() } : {},
  answer: (tx, { context }) => contactsView(tx, context.brokerage.brokerage),
})
