import { issuingFacts } from './requests/issuing-facts.ts'
import type { CertificateHolder } from '@portico/contract/areas/certificates/certificate-holder.shapes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { insertRows, type NewRow } from '../../platform/database/rows.ts'
import { type CertificateRecord, certificatesByIds } from './certificates.view.ts'
import { holdersOf } from './holders/holders.view.ts'

interface WithHolder {
  readonly record: CertificateRecord
  readonly holder: CertificateHolder | undefined
}

/** Certificates of an account, each with its holder as it is today. */
async function certificatesWithHolders(tx: Tx, account: string, ids: readonly string[]): Promise<WithHolder[]> {
  const records = await certificatesByIds(tx, account, ids)
  const holderIds = records.map(({ request }) => request.holderId)
  const holders = new Map((await holdersOf(tx, account, holderIds)).map((holder) => [holder.id, holder]))
  return records.map((record) => ({ record, holder: holders.get(record.request.holderId) }))
}

interface Reissued {
  readonly account: string
  readonly at: Date
  /** Rows of the certificates, each by the id of the one that it replaces. */
  readonly rows: ReadonlyMap<string, NewRow<'certificates'>>
}

/** Issues certificates in place of others, where those are still in force. Returns the ids of those that were. */
async function replaceIssued(tx: Tx, { account, at, rows }: Reissued): Promise<ReadonlySet<string>> {
  const replaced = await tx.db
    .updateTable('certificates')
    .set({ status: 'SUPERSEDED', changed_at: at })
    .where('account_code', '=', account)
    .where('status', '=', 'ISSUED')
    .where(sql<boolean>`id = any(${[...rows.keys()]}::uuid[])`)
    .returning('id')
    .execute()
  const ids = new Set(replaced.map(({ id }) => id))
  const issued = [...rows].filter(([previous]) => ids.has(previous)).map(([, row]) => row)
  await insertRows(tx, 'certificates', issued)
  return ids
}

export const reissuing = { facts: issuingFacts, withHolders: certificatesWithHolders, replace: replaceIssued }
