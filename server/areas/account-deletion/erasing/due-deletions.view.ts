import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'

/** A deletion whose 30 days are over, with what its certificate says. */
export interface Due {
  readonly id: string
  readonly code: string
  readonly companyName: string
  readonly deletedAt: Date
  readonly exportedAt: Date
  readonly exportSha256: string
  readonly exportCounts: Readonly<Record<string, number>>
  readonly askedBy: string
  readonly confirmedBy: string | null
}

/** The deletions that are to be erased now. */
export async function dueDeletions(tx: Tx, now: Date): Promise<Due[]> {
  const { rows } = await sql<Due>`select account_deletions.id, account_deletions.code, company_name as "companyName",
      deleted_at as "deletedAt", exported_at as "exportedAt", export_sha256 as "exportSha256",
      export_counts as "exportCounts", asker.name as "askedBy", confirmer.name as "confirmedBy"
    from account_deletions join person_names asker on asker.id = asked_by
    left join person_names confirmer on confirmer.id = confirmed_by
    where state = 'DELETED' and erase_after <= ${now} and not exists (
      select 1 from account_legal_holds held where held.code = account_deletions.code and lifted_at is null)
    order by erase_after`.execute(tx.db)
  return rows
}

/** Exports whose deletion has ended: the data they hold is erased, or in the account. */
export async function endedExports(tx: Tx): Promise<{ id: string; key: string }[]> {
  const { rows } = await sql<{ id: string; key: string }>`select id, export_key as key from account_deletions
    where state in ('RESTORED', 'CANCELED', 'ERASED') and export_key is not null`.execute(tx.db)
  return rows
}
