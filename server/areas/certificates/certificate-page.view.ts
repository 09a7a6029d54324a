import type { CertificateNarrowing } from '@portico/contract/areas/certificates/certificate.shapes.ts'
import { policyTypesNamed } from '@portico/contract/areas/policies/policy-types.ts'
import { mostCounted } from '@portico/contract/kit/paging.ts'
import { type RawBuilder, sql } from 'kysely'
import { readOffset, writeOffset } from '../../platform/cursor.ts'
import type { Tx } from '../../platform/database/database.ts'
import { orderedBy } from '../../platform/records/list-order.ts'
import { containing } from '../../platform/text-search.ts'
import type { CertificateReader } from './certificates.access.ts'
import { type CertificateRecord, certificatesWhere, visibleTo } from './certificates.view.ts'

interface CertificatePage {
  readonly records: readonly CertificateRecord[]
  readonly total: number
  readonly isMore: boolean
  readonly nextCursor: string | null
}

/** Certificates that a reader sees, narrowed and in order: those that changed last first where none is asked for. */
export async function certificatePage(
  tx: Tx,
  reader: CertificateReader,
  asked: CertificateNarrowing,
): Promise<CertificatePage> {
  const condition = sql`${visibleTo(reader)} and ${narrowed(reader, asked)}`
  const offset = readOffset(asked.cursor, 6)
  const order = orderedBy(asked.sort ?? '-changedAt', columns)
  const place = { order: sql`${order}, c.id desc`, limit: asked.limit + 1, offset }
  const [records, counted] = await Promise.all([
    certificatesWhere(tx, reader.account, condition, place),
    countOf(tx, reader, condition),
  ])
  return {
    records: records.slice(0, asked.limit),
    total: Math.min(counted, mostCounted),
    isMore: counted > mostCounted,
    nextCursor: records.length <= asked.limit ? null : writeOffset(offset + asked.limit),
  }
}

async function countOf(tx: Tx, { account }: CertificateReader, condition: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ counted: number }>`select count(*)::int as counted from (select from certificates c
    where c.account_code = ${account} and ${condition} limit ${mostCounted + 1}) found`.execute(tx.db)
  return rows[0]!.counted
}

/** What became of a certificate, while it is the current one of its series. */
const standing = sql`case c.status when 'ISSUED' then c.standing end`

const urgency = sql`coalesce(c.request ->> 'urgency', 'NORMAL')`

function narrowed(reader: CertificateReader, asked: CertificateNarrowing): RawBuilder<boolean> {
  const words = (asked.search ?? '').split(/\s+/).filter((word) => word !== '')
  const terms = [
    ...(asked.status === undefined ? [] : [sql`c.status = ${asked.status}`]),
    ...(asked.standing === undefined ? [] : [sql`${standing} = ${asked.standing}`]),
    ...(asked.urgency === undefined ? [] : [sql`${urgency} = ${asked.urgency}`]),
    ...words.map((word) => holds(reader, word)),
  ]
  return sql`${sql.join([sql`true`, ...terms], sql` and `)}`
}

/** A word is in what the list shows of a certificate: its own texts, or the name of one of its lines. */
function holds({ account }: CertificateReader, word: string): RawBuilder<boolean> {
  const inWords = sql<boolean>`c.words like ${containing(word)}`
  const types = policyTypesNamed(word)
  if (types.length === 0) return inWords
  return sql`(${inWords} or c.request -> 'policyIds' ?| array(select id::text from policies
    where policies.account_code = ${account} and policy_type = any(${[...types]})))`
}

/** The columns that the list can be sorted by. */
const columns: Readonly<Record<string, RawBuilder<unknown>>> = {
  number: sql`c.number || lpad(c.revision::text, 6, '0')`,
  holder: sql`lower(c.holder_name)`,
  status: sql`c.status`,
  standing,
  urgency,
  project: sql`lower(c.request ->> 'project')`,
  issuedOn: sql`c.issued_on`,
  expiresOn: sql`c.expires_on`,
  neededBy: sql`c.request ->> 'neededBy'`,
  expectedOn: sql`c.expected_on`,
  requestedBy: sql`lower(person.name)`,
  changedAt: sql`c.changed_at`,
}
