import type { CarrierAnswer } from '@portico/contract/areas/claims/carrier/carrier-answer.shapes.ts'
import { readAnswer } from '@portico/contract/areas/claims/carrier/read-answer.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import type { ClaimReader } from '@portico/contract/areas/claims/reading/claim-reader.ts'
import type { ClaimRecord } from '@portico/contract/areas/claims/reading/claim-record.ts'
import { hidesMedical } from '@portico/contract/areas/claims/reading/shown-claim.ts'

interface Row extends Omit<CarrierAnswer, 'isOtherSender' | 'receivedAt' | 'details' | 'isEntered' | 'filedAt'> {
  readonly text: string
  readonly recipient: string
  readonly entered: CarrierAnswer['details'] | null
  readonly receivedAt: Date
  readonly filedAt: Date | null
}

/** What carriers answered on a claim, the newest first; for staff. Of an injury the words are for those who may know. */
export async function carrierAnswersView(tx: Tx, reader: ClaimReader, claim: ClaimRecord): Promise<CarrierAnswer[]> {
  if (!reader.isStaff) return []
  const { rows } = await sql<Row>`
    select a.id, via, sender, subject, text, entered, recipient, received_at as "receivedAt", filed_at as "filedAt",
      coalesce(person.name, '') as "filedBy",
      coalesce((select json_agg(json_build_object('id', d.id, 'name', d.name) order by d.name) from documents d
        where d.account_code = ${reader.account} and d.id = any(a.document_ids::uuid[]) and d.trashed_at is null),
        '[]'::json) as documents
    from claim_answers a
      join claim_notices n on n.account_code = a.account_code and n.id = a.notice_id
      left join person_names person on person.id = filed_by
    where a.account_code = ${reader.account} and n.account_code = ${reader.account} and a.claim_id = ${claim.id}
    order by received_at desc, a.id desc limit 100`.execute(tx.db)
  const isHidden = hidesMedical(reader, claim)
  return rows.map(({ recipient, entered, ...row }) => ({
    ...row,
    subject: isHidden ? '' : row.subject,
    text: isHidden ? null : row.text,
    documents: isHidden ? [] : row.documents,
    isOtherSender: row.via === 'EMAIL' && domainOf(row.sender) !== domainOf(recipient),
    receivedAt: row.receivedAt.toISOString(),
    details: entered ?? readAnswer(`${row.subject}\n${row.text}`, claim),
    isEntered: entered !== null,
    filedAt: row.filedAt?.toISOString() ?? null,
  }))
}

const domainOf = (address: string): string => address.split('@')[1]?.toLowerCase() ?? ''
