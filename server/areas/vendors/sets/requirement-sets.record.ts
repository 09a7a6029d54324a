import { requirementSet } from '@portico/contract/areas/vendors/vendor.shapes.ts'
import { vendorMessages } from '@portico/contract/areas/vendors/vendor.messages.ts'
import { insertRow } from '../../../platform/database/rows.ts'
import { serveRecord } from '../../../platform/records/serve-record.ts'
import { unprocessable } from '../../../platform/error-response.ts'
import { requirementSetsView } from './sets.view.ts'

/** Requirement sets. Each save is stored as a version; one that vendors use is not removed. */
export const requirementSets = serveRecord(requirementSet, {
  table: 'vendor_requirement_sets',
  read: (tx, { context }) => requirementSetsView(tx, context.account.account),
  check: (_, { operation, before }) => {
    if (operation === 'remove' && before.vendors > 0)
      throw unprocessable({ name: vendorMessages.setUsed(before.vendors) }, vendorMessages.setUsed(before.vendors))
  },
  columns: (_, { context, after }) => ({
    lines: JSON.stringify(after.lines),
    clauses: JSON.stringify(after.clauses),
    changed_by: context.actor.userId,
    changed_at: context.platform.now(),
  }),
  async effects(tx, { id, context, before, after }) {
    if (after === undefined) return
    await insertRow(tx, 'vendor_requirement_versions', {
      account_code: context.account.account,
      set_id: id,
      version: (before?.version ?? 0) + 1,
      name: after.name,
      lines: JSON.stringify(after.lines),
      clauses: JSON.stringify(after.clauses),
      saved_by: context.actor.userId,
      saved_at: context.platform.now(),
    })
  },
})
