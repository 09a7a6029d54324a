import { certificateHolder } from '@portico/contract/areas/certificates/certificate-holder.shapes.ts'
import type { Certificate, CertificatePolicy } from '@portico/contract/areas/certificates/certificate.shapes.ts'
import { certificateHandling, certificatePolicies } from '../../areas/certificates/certificates.public.ts'
import type { AccountContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { inSequence } from '../../platform/write.ts'
import { actingAs } from '../acting-as.ts'
import { daysAfter } from '../demo-dates.ts'
import type { PeopleIds } from '../demo-world.ts'
import { type DemoCertificate, demoCertificates, demoHolders } from './demo-certificates.ts'

type World = Parameters<typeof actingAs>[1]

const account = 'ACME'
const params = { accountId: account }

interface Known {
  readonly now: Date
  readonly holders: ReadonlyMap<string, string>
  readonly policies: readonly CertificatePolicy[]
}

/** Holders and certificates of the contractor, by the calls that brokerage staff make. */
export async function makeCertificates(tx: Tx, world: World, ids: PeopleIds): Promise<void> {
  const now = world.now()
  const userId = ids.get('manager@harbor.test')!
  const on = (daysAgo: number): AccountContext => {
    const at = new Date(now.getTime() - daysAgo * 86_400_000)
    return actingAs(tx, { ...world, now: () => at }, { userId, account, brokerage: 'HARBOR' })
  }
  const holders = new Map<string, string>()
  await inSequence(Object.entries(demoHolders), async ([key, holder]) => {
    const body = certificateHolder.draft.parse(holder)
    const added = await certificateHandling.holders.add(on(150), { params, body })
    holders.set(key, added.body.id)
  })
  const policies = await certificatePolicies(tx, account, { today: daysAfter(now, 0), ids: [] })
  await inSequence(demoCertificates, (demo) => makeCertificate(on, demo, { now, holders, policies }))
  await certificateHandling.settleStandings(tx, account, daysAfter(now, 0))
}

async function makeCertificate(
  on: (daysAgo: number) => AccountContext,
  demo: DemoCertificate,
  { now, holders, policies }: Known,
): Promise<void> {
  const { becomes, daysAgo, revised, neededInDays } = demo
  const idOf = (line: string): string => policies.find(({ policyType }) => policyType === line)!.id
  const request = {
    holderId: holders.get(demo.holder)!,
    form: 'LIABILITY' as const,
    printedOn: null,
    project: demo.project,
    neededBy: neededInDays === undefined ? null : daysAfter(now, neededInDays),
    urgency: 'NORMAL' as const,
    contractId: null,
    policyIds: demo.lines.map(idOf),
    endorsements: (demo.endorsements ?? []).map(({ line, kind }) => ({ policyId: idOf(line), kind })),
    limits: [],
    operations: demo.operations,
  }
  const context = on(daysAgo)
  const begun = await certificateHandling.startCertificate(context, { params, body: { ...request, revises: null } })
  const { id, version } = begun.body as Certificate
  const of = { params: { ...params, certificateId: id }, body: { version } }
  if (becomes === 'ISSUED') await certificateHandling.issueCertificate(context, of)
  if (becomes === 'SUBMITTED') await certificateHandling.submitCertificate(context, of)
  if (revised === undefined) return
  const later = on(revised.daysAgo)
  const body = { ...request, project: revised.project, revises: id }
  const next = (await certificateHandling.startCertificate(later, { params, body })).body as Certificate
  const revision = { params: { ...params, certificateId: next.id }, body: { version: next.version } }
  await certificateHandling.issueCertificate(later, revision)
}
