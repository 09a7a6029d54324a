import type { Vendor, VendorRow } from '@portico/contract/areas/vendors/vendor-list.shapes.ts'
import { type LineResult, vendorResult } from '@portico/contract/areas/vendors/vendor.rules.ts'
import type { VendorRecord } from '@portico/contract/areas/vendors/vendor.shapes.ts'
import type { AccountContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { isId } from '../../platform/ids.ts'
import { notFound } from '../../platform/error-response.ts'
import { todayOf } from '../../platform/dates/today.ts'
import { requirementSetsView } from './sets/sets.view.ts'
import { mayWrite } from './vendors.access.ts'
import {
  acceptancesView,
  certificatesView,
  emailsView,
  type VendorFacts,
  vendorFactsView,
  vendorRecordsView,
} from './vendors.view.ts'

/** A line of a vendor as answers have it. */
export const shownLine = (line: LineResult): VendorRow['lines'][number] => ({
  ...line,
  issues: [...line.issues],
  clauses: [...line.clauses],
})

/** A vendor as the list shows it on a day. */
export function shownRow(record: VendorRecord, facts: VendorFacts, today: string): VendorRow {
  const { status, isCompliant, lines, expiresOn } = vendorResult(facts, today)
  return {
    record,
    setName: facts.setName,
    status,
    isCompliant,
    lines: lines.map(shownLine),
    expiresOn,
    waiting: facts.waiting,
    lastEmailedAt: facts.lastEmailedAt?.toISOString() ?? null,
  }
}

/** A vendor with its certificates; what there is not is not found. */
export async function shownVendor(tx: Tx, context: AccountContext, id: string): Promise<Vendor> {
  const { account } = context.account
  const today = todayOf(context)
  const [[record], facts] = isId(id)
    ? await Promise.all([vendorRecordsView(tx, account, id), vendorFactsView(tx, account, id)])
    : [[], new Map<string, VendorFacts>()]
  if (record === undefined) throw notFound()
  const [sets, certificates, acceptances, emails] = await Promise.all([
    requirementSetsView(tx, account),
    certificatesView(tx, account, id),
    acceptancesView(tx, account, id, today),
    emailsView(tx, account, id, context.platform.now()),
  ])
  return {
    ...shownRow(record, facts.get(id)!, today),
    requirementSet: sets.find((set) => set.id === record.requirementSetId) ?? null,
    sets,
    certificates,
    acceptances,
    emails,
    mayWrite: mayWrite(context),
    today,
  }
}
