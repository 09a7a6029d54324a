import { type CertificateValues, notListed } from '@portico/contract/areas/vendors/vendor-certificate.shapes.ts'
import type { Vendor } from '@portico/contract/areas/vendors/vendor-list.shapes.ts'
import {
  requirementSet,
  vendor as vendorRecord,
  type VendorRecord,
} from '@portico/contract/areas/vendors/vendor.shapes.ts'
import { termsOf, type VendorLine, vendorLines } from '@portico/contract/areas/vendors/vendor-lines.ts'
import { startReview } from '../../areas/contract-reviews/contract-reviews.public.ts'
import { requirementSets, vendorHandling } from '../../areas/vendors/vendors.public.ts'
import type { AccountContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { streamed } from '../../platform/files/byte-streams.ts'
import { newId } from '../../platform/ids.ts'
import { inSequence } from '../../platform/write.ts'
import { actingAs } from '../acting-as.ts'
import { daysAfter } from '../demo-dates.ts'
import { demoPdf } from '../demo-pdf.ts'
import type { PeopleIds } from '../demo-world.ts'
import { demoSets, demoVendors } from './demo-vendors.ts'

type World = Parameters<typeof actingAs>[1]
type DemoVendor = (typeof demoVendors)[number]

const account = 'ACME'
const params = { accountId: account }

/** Vendors of the contractor with their certificates, and a review of an owner's contract, by the calls that people make. */
export async function makeVendors(tx: Tx, world: World, ids: PeopleIds): Promise<void> {
  const context = actingAs(tx, world, { userId: ids.get('manager@harbor.test')!, account, brokerage: 'HARBOR' })
  const sets = new Map<string, string>()
  await inSequence(Object.entries(demoSets), async ([key, set]) => {
    const added = await requirementSets.add(context, { params, body: requirementSet.draft.parse(set) })
    sets.set(key, added.body.id)
  })
  await inSequence(demoVendors, (demo) => makeVendor(tx, context, demo, sets.get(demo.set)!))
  const review = { name: 'Union Yard Partners, Phase II', uploadId: null, requirementSetId: sets.get('owner')! }
  await startReview(context, { params, body: review })
}

async function makeVendor(tx: Tx, context: AccountContext, demo: DemoVendor, requirementSetId: string): Promise<void> {
  const now = context.platform.now()
  const { name, contact, trade, spend, carries, isWaiting, accepted } = demo
  const body = vendorRecord.draft.parse({
    name,
    contact,
    trade,
    email: `${contact.split(' ')[0]!.toLowerCase()}@${name.toLowerCase().replaceAll(/[^a-z]/g, '')}.example`,
    language: 'en',
    requirementSetId,
    spend: spend * 100,
    spendOn: daysAfter(now, 0),
    remindersOn: true,
  })
  const vendor = (await vendorHandling.vendors.add(context, { params, body })).body
  if (carries === undefined) return
  const values = valuesOf(demo, now)
  const { id } = await keepFile(tx, context, vendor, values)
  if (isWaiting) return
  const confirmed = await vendorHandling.confirm(context, {
    params: { ...params, vendorId: vendor.id, certificateId: id },
    body: { ...values, version: 1 },
  })
  if (accepted === undefined) return
  const until = daysAfter(now, accepted.days)
  const { record } = confirmed.body as Vendor
  const acceptance = { line: accepted.line, note: accepted.note, until }
  await vendorHandling.accept(context, { params: { ...params, vendorId: record.id }, body: acceptance })
}

const carriers = ['Sample Mutual', 'Heartland Casualty', 'Prairie States Insurance'] as const

/** What the certificate of a vendor states; each line is in force for a year that ends half a year from now unless said. */
function valuesOf({ name, carries = {} }: DemoVendor, now: Date): CertificateValues {
  const lineOf = (line: VendorLine, place: number) => {
    const carried = carries[line]
    if (carried === undefined) return notListed
    const { endsInDays = 170, ...terms } = carried
    return {
      ...notListed,
      isListed: true,
      carrier: carriers[place % carriers.length]!,
      policyNumber: `${line.slice(0, 2)}-${String(20_417 + name.length * 613 + place * 71)}`,
      effectiveOn: daysAfter(now, endsInDays - 365),
      expiresOn: daysAfter(now, endsInDays),
      limit: 100_000_000,
      ...terms,
    }
  }
  const lines = Object.fromEntries(vendorLines.map((line, place) => [line, lineOf(line, place)]))
  const starts = Object.values(lines).flatMap(({ effectiveOn }) => effectiveOn ?? [])
  return { namedInsured: name, issuedOn: starts.toSorted().at(-1)!, lines: lines as CertificateValues['lines'] }
}

/** The PDF of a vendor's certificate, as received. */
async function keepFile(tx: Tx, context: AccountContext, vendor: VendorRecord, { lines }: CertificateValues) {
  const listed = vendorLines.filter((line) => lines[line].isListed)
  const rows = listed.map((line) => {
    const { carrier, policyNumber, expiresOn } = lines[line]
    return `${termsOf(line).name}: ${carrier}, policy ${policyNumber}, expires ${expiresOn ?? ''}`
  })
  const id = newId(context.platform.now())
  const key = `demonstration/${id}/1`
  const stored = await context.platform.files.put(
    key,
    streamed(demoPdf([['Certificate of insurance', vendor.name, ...rows]])),
  )
  const file = {
    ...stored,
    id,
    key,
    name: `Certificate ${vendor.name.replaceAll(/[^\w ]/g, '')}.pdf`,
    mediaType: 'application/pdf',
    scan: 'NOT_SCANNED' as const,
  }
  const quiet = { ...tx, record: () => Promise.resolve() }
  return vendorHandling.storeCertificate(quiet, context, { vendor, file, sentBy: vendor.contact })
}
