import type { IdCardFile } from '@portico/contract/areas/id-cards/id-card.shapes.ts'
import { sql } from 'kysely'
import { isMoment, readCursor, writeCursor } from '../../../platform/cursor.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { isId } from '../../../platform/ids.ts'

interface FilesAsked {
  readonly limit: number
  readonly cursor?: string | undefined
}

/** A page of the PDFs of ID cards of an account, newest first. */
export async function cardFilesView(
  tx: Tx,
  account: string,
  { limit, cursor }: FilesAsked,
): Promise<{ files: IdCardFile[]; nextCursor: string | null }> {
  const place = readCursor(cursor, [isMoment, isId])
  const { rows } = await sql<Omit<IdCardFile, 'madeAt'> & { readonly madeAt: Date }>`
    select file.id, is_fleet as "isFleet", state, progress, cards, left_out as "leftOut",
      policy_number as "policyNumber", on_day as "on", message, person.name as "madeBy", made_at as "madeAt"
    from id_card_files file join person_names person on person.id = made_by
    where account_code = ${account}
      and ${place === undefined ? sql`true` : sql`(made_at, file.id) < (${place[0]}, ${place[1]})`}
    order by made_at desc, file.id desc limit ${limit + 1}`.execute(tx.db)
  const files = rows.slice(0, limit).map(({ madeAt, ...row }) => ({ ...row, madeAt: madeAt.toISOString() }))
  const last = rows.length > limit ? files.at(-1) : undefined
  return { files, nextCursor: last === undefined ? null : writeCursor([last.madeAt, last.id]) }
}

/** A PDF of ID cards as stored. */
export interface StoredCardFile {
  readonly id: string
  readonly policyId: string
  readonly on: string
  readonly state: IdCardFile['state']
  readonly key: string | null
  readonly bytes: number | null
  readonly policyNumber: string
  readonly isFleet: boolean
  readonly madeBy: string
}

export async function storedCardFile(tx: Tx, account: string, id: string): Promise<StoredCardFile | undefined> {
  if (!isId(id)) return undefined
  const { rows } = await sql<StoredCardFile>`select id, policy_id as "policyId", on_day as "on", state, file_key as key,
      bytes, policy_number as "policyNumber", is_fleet as "isFleet", made_by as "madeBy"
    from id_card_files where account_code = ${account} and id = ${id}`.execute(tx.db)
  return rows[0]
}

/** Whether a fleet PDF of an account is being made. */
export async function isFleetUnderWay(tx: Tx, account: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select exists (select from id_card_files
    where account_code = ${account} and state = 'MAKING') as found`.execute(tx.db)
  return rows[0]!.found
}
