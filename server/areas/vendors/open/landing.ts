import type { VendorLanding } from '@portico/contract/areas/vendors/open-vendor.calls.ts'
import { vendorMessages } from '@portico/contract/areas/vendors/vendor.messages.ts'
import { vendorResult } from '@portico/contract/areas/vendors/vendor.rules.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { dayIn } from '../../../platform/dates/today.ts'
import { brandingView } from '../../branding/branding.public.ts'
import { askerView } from '../emails/asker.view.ts'
import { shownLine } from '../shown-vendor.ts'
import { requirementSetsView } from '../sets/sets.view.ts'
import { certificatesView, vendorFactsView, vendorRecordsView } from '../vendors.view.ts'
import { badLink } from './take-vendor-link.ts'
import type { VendorLink } from './vendor-link.view.ts'

/** What a vendor sees by its link: nothing of other vendors, and not who decided. */
export async function landingOf(
  tx: Tx,
  { account, timeZone, vendorId, expiresAt }: VendorLink,
  now: Date,
): Promise<VendorLanding> {
  const [[record], facts, sets, certificates, asker] = await Promise.all([
    vendorRecordsView(tx, account, vendorId),
    vendorFactsView(tx, account, vendorId),
    requirementSetsView(tx, account),
    certificatesView(tx, account, vendorId),
    askerView(tx, account),
  ])
  if (record === undefined) throw badLink()
  const { company, brokerage, subdomain } = asker
  const set = sets.find(({ id }) => id === record.requirementSetId)
  const { lines } = vendorResult(facts.get(vendorId)!, dayIn(timeZone, now))
  return {
    branding: await brandingView(tx, subdomain ?? ''),
    company,
    brokerage,
    vendor: record.name,
    contact: record.contact,
    expiresAt: expiresAt.toISOString(),
    requirements: set?.lines ?? null,
    clauses: set?.clauses ?? [],
    // Ratings that the brokerage keeps are not shown outside.
    lines: lines.map((line) => ({
      ...shownLine(line),
      clauses: line.clauses.map((clause) => (clause.kind === 'RATING' ? { ...clause, why: '' } : clause)),
    })),
    certificates: certificates.map((each) => ({
      id: each.id,
      state: each.state,
      fileName: each.fileName,
      receivedAt: each.receivedAt,
      note: each.note,
      namedInsured: each.namedInsured,
      issuedOn: each.issuedOn,
      lines: each.lines,
    })),
    sharing: vendorMessages.sharing(company, brokerage),
  }
}
