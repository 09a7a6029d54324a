import type { LivingCertificate } from '@portico/contract/areas/certificates/living-certificate.shapes.ts'
import { livingParts } from '@portico/contract/areas/certificates/living-parts.rules.ts'
import { lineStandings } from '@portico/contract/areas/certificates/standing.rules.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { accountHead } from '../../accounts/accounts.public.ts'
import { brandingView } from '../../branding/branding.public.ts'
import { certificatePolicies } from '../certificate-policies.view.ts'
import { type CertificateRecord, seriesRecords } from '../certificates.view.ts'

interface Living {
  readonly account: string
  readonly seriesId: string
  readonly revision: number
  readonly today: string
}

type Issued = CertificateRecord & {
  readonly contents: NonNullable<CertificateRecord['contents']>
  readonly issuedOn: string
}

const isIssued = (record: CertificateRecord): record is Issued => record.contents !== null && record.issuedOn !== null

/** A certificate's status for its holder; undefined if there is no such revision. */
export async function livingCertificateView(
  tx: Tx,
  { account, seriesId, revision, today }: Living,
): Promise<LivingCertificate | undefined> {
  const series = (await seriesRecords(tx, account, seriesId)).filter(isIssued)
  const record = series.find((each) => each.revision === revision)
  if (record === undefined) return undefined
  const { contents } = record
  const [policies, head] = await Promise.all([
    certificatePolicies(tx, account, { today, ids: record.request.policyIds }),
    accountHead(tx, account),
  ])
  const lines = lineStandings(record, { policies, holder: undefined, today })
  return {
    branding: await brandingView(tx, head.subdomain ?? ''),
    brokerage: contents.producer.name,
    number: record.number,
    revision,
    insured: contents.insured.name,
    holder: contents.holder.name,
    issuedOn: record.issuedOn,
    checkedOn: today,
    ...livingParts(record, series, lines),
  }
}
