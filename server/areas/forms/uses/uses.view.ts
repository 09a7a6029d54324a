import type { FormAtLevel } from '@portico/contract/areas/forms/form.shapes.ts'
import { libraryMessages } from '@portico/contract/areas/forms/library.messages.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import type { LevelOwner } from '../forms.access.ts'

/** Which rows of accounts a level sees: those of its account, of the accounts of its brokerage, all. */
export function seenBy({ level, account, brokerage }: LevelOwner): RawBuilder<unknown> {
  if (level === 'GLOBAL') return sql`true`
  if (level === 'ACCOUNT') return sql`account_code = ${account}`
  return sql`account_code in (select code from account_heads where account_heads.brokerage_code = ${brokerage})`
}

/** Where a form is used, at a level and below: its latest applications, then accounts with their own layouts. */
export async function usedByView(tx: Tx, owner: LevelOwner, formId: string): Promise<FormAtLevel['usedBy']> {
  const { rows } = await sql<FormAtLevel['usedBy'][number]>`
    select used.account_code as "accountCode", company_name as "accountName", application_id as "applicationId", title
    from (
      select account_code, application_id, title from form_uses where form_id = ${formId} and ${seenBy(owner)}
      union all
      select distinct account_code, null::uuid, ${libraryMessages.ownLayout} from form_versions
      where form_id = ${formId} and account_code not in ('', ${owner.account}) and ${seenBy(owner)}
    ) used join account_heads head on head.code = used.account_code
    order by application_id is null, application_id desc, lower(company_name) limit 50`.execute(tx.db)
  return rows
}

/** Whether an application was made of a form, on any account. */
export async function isUsed(tx: Tx, formId: string): Promise<boolean> {
  const { rows } = await sql`select 1 from form_uses where form_id = ${formId} limit 1`.execute(tx.db)
  return rows.length > 0
}

/** Which of a form's questions have been answered, at a level or below. */
export async function answeredAmong(
  tx: Tx,
  owner: LevelOwner,
  { formId, keys }: { readonly formId: string; readonly keys: readonly string[] },
): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set()
  const { rows } = await sql<{ key: string }>`select distinct key from form_uses, unnest(answered) key
    where form_id = ${formId} and answered && ${keys}::text[] and key = any(${keys}::text[]) and ${seenBy(owner)}`.execute(
    tx.db,
  )
  return new Set(rows.map(({ key }) => key))
}
