import type { Movable, Obstacle } from '@portico/contract/areas/details/merging.shapes.ts'
import { linkLimit } from '@portico/contract/areas/links/link.shapes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'

/** The tables whose rows do not move, by what they hold: whoever has any of them is not merged away. */
export const heldTables: Readonly<Partial<Record<Obstacle, readonly string[]>>> = {
  RENEWALS: ['renewal_cycles'],
  SCHEDULES: [
    'schedule_tabs',
    'schedule_tab_numbers',
    'schedule_rows',
    'schedule_row_changes',
    'schedule_row_additions',
    'schedule_snapshots',
    'schedule_backdates',
    'schedule_checks_due',
    'schedule_imports',
  ],
  APPLICATIONS: ['applications', 'form_uses', 'open_links'],
  LOSS_RUNS: ['loss_run_requests', 'loss_runs'],
  MODS: ['mod_worksheets'],
  FINANCIALS: ['financial_years'],
  STAGING: ['staging_values', 'staging_decisions', 'staging_pushes'],
  LAYOUTS: ['form_drafts', 'form_versions'],
  SIGNERS: ['bind_signers'],
  LAW_FIRM: ['law_firm_policies'],
}

/** The folder in which the library of a merged account stands. */
export const folderName = (from: string): string => `From ${from}`

interface Merging {
  readonly from: string
  readonly into: string
}

/** What moves from one account to another, and how much of it. */
export async function whatMoves(tx: Tx, { from }: Merging): Promise<{ kind: Movable; count: number }[]> {
  const { rows } = await sql<{ kind: Movable; count: number }>`select kind, count from (
      select 1 as place, 'PEOPLE' as kind, count(*)::integer from account_roles where account_code = ${from}
      union all select 2, 'INVITATIONS', count(*)::integer from account_invitations
        where account_code = ${from} and accepted_at is null and revoked_at is null
      union all select 3, 'TASKS', count(*)::integer from tasks where account_code = ${from}
      union all select 4, 'DOCUMENTS', count(*)::integer from documents where account_code = ${from}
      union all select 5, 'POLICIES', count(*)::integer from policies where account_code = ${from}
      union all select 6, 'CONVERSATIONS', count(*)::integer from conversations where account_code = ${from}
      union all select 7, 'EVENTS', count(*)::integer from calendar_events where account_code = ${from}
      union all select 8, 'LINKS', count(*)::integer from quick_links where account_code = ${from}
    ) moving where count > 0 order by place`.execute(tx.db)
  return rows
}

/** Whether an account has documents, or folders for them. */
export async function hasLibrary(tx: Tx, account: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`select exists (select from documents where account_code = ${account})
    or exists (select from document_folders where account_code = ${account}) as has`.execute(tx.db)
  return rows[0]!.has
}

/** What keeps an account from being merged into another. */
export async function whatHolds(tx: Tx, { from, into }: Merging): Promise<Obstacle[]> {
  const held = Object.entries(heldTables).map(([kind, tables], place) => {
    const any = tables.map((table) => sql`exists (select from ${sql.table(table)} where account_code = ${from})`)
    return sql`select ${sql.lit(place)} as place, ${kind}::text as kind where ${sql.join(any, sql` or `)}`
  })
  const { rows } = await sql<{ kind: Obstacle }>`select kind from (
      ${sql.join(held, sql` union all `)}
      union all select 100, 'TOO_MANY_LINKS'
        where (select count(*) from quick_links where account_code in (${from}, ${into})) > ${linkLimit}
      union all select 101, 'SAME_FOLDER' where exists (select from document_folders
        where account_code = ${into} and parent_id is null and lower(name) = lower(${folderName(from)}))
      union all select 102, 'SAME_POLICY' where exists (select from policies here join policies there
        on lower(there.policy_number) = lower(here.policy_number) and there.policy_type = here.policy_type
          and there.effective_date < least(here.expiration_date, here.canceled_on)
          and least(there.expiration_date, there.canceled_on) > here.effective_date
        where here.account_code = ${into} and there.account_code = ${from})
    ) holding order by place`.execute(tx.db)
  return rows.map(({ kind }) => kind)
}
