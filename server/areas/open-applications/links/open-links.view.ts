import type { OpenLink, OpenLinkUse } from '@portico/contract/areas/open-applications/open-link.shapes.ts'
import { sql } from 'kysely'
import type { AccountAccess } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { isId } from '../../../platform/ids.ts'

interface Row extends Omit<OpenLink, 'sentAt' | 'expiresAt' | 'lastUsedAt' | 'state'> {
  readonly sentAt: Date
  readonly expiresAt: Date
  readonly revokedAt: Date | null
  readonly lastUsedAt: Date | null
}

const shown = ({ sentAt, expiresAt, revokedAt, lastUsedAt, ...row }: Row, now: Date): OpenLink => ({
  ...row,
  sentAt: sentAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
  state: revokedAt !== null ? 'REVOKED' : expiresAt <= now ? 'EXPIRED' : 'WORKS',
})

const rows = sql`select link.id, purpose, recipient_name as "recipientName", recipient_email as "recipientEmail", language,
    pin_seal is not null as "hasPin", person.name as "madeBy", sent_at as "sentAt",
    expires_at as "expiresAt", revoked_at as "revokedAt", shared.applications,
    used.uses, used.last_used_at as "lastUsedAt"
  from open_links link join person_names person on person.id = made_by
  cross join lateral (
    select coalesce(jsonb_agg(jsonb_build_object('id', app.id, 'name', app.name, 'year', app.year)
      order by lower(app.name)), '[]') as applications
    from open_link_applications part join applications app
      on app.account_code = part.account_code and app.id = part.application_id
    where part.account_code = link.account_code and part.link_id = link.id) shared
  cross join lateral (
    select count(*)::int as uses, max(at) as last_used_at from open_link_uses use
    where use.account_code = link.account_code and use.link_id = link.id) used`

/** The links of an account, the newest first. */
export async function openLinksView(tx: Tx, account: string, now: Date): Promise<OpenLink[]> {
  const found = await sql<Row>`${rows} where link.account_code = ${account} order by made_at desc, link.id desc
    limit 200`.execute(tx.db)
  return found.rows.map((row) => shown(row, now))
}

/** One link of an account; undefined if it does not exist. */
export async function openLinkView(tx: Tx, account: string, id: string, now: Date): Promise<OpenLink | undefined> {
  if (!isId(id)) return undefined
  const found = await sql<Row>`${rows} where link.account_code = ${account} and link.id = ${id}`.execute(tx.db)
  return found.rows[0] && shown(found.rows[0], now)
}

/** The uses of a link, the latest first. */
export async function usesView(
  tx: Tx,
  { account, isBrokerageAdmin }: Pick<AccountAccess, 'account' | 'isBrokerageAdmin'>,
  linkId: string,
): Promise<OpenLinkUse[]> {
  const { rows: uses } = await sql<Omit<OpenLinkUse, 'at'> & { readonly at: Date }>`
    select use.kind, use.at, ${isBrokerageAdmin ? sql`use.ip` : sql`null::text`} as ip, use.words, app.name as application
    from open_link_uses use left join applications app
      on app.account_code = use.account_code and app.id = use.application_id
    where use.account_code = ${account} and use.link_id = ${linkId} order by seq desc limit 200`.execute(tx.db)
  return uses.map(({ at, ...use }) => ({ ...use, at: at.toISOString() }))
}

/** Applications that may be shared, as far as an account has them. */
export async function sharedApplications(
  tx: Tx,
  account: string,
  ids: readonly string[],
): Promise<readonly { readonly id: string; readonly purpose: string; readonly isDone: boolean }[]> {
  const { rows: found } = await sql<{ id: string; purpose: string; isDone: boolean }>`
    select id, purpose, status = 'DONE' as "isDone" from applications
    where account_code = ${account} and id = any(${ids.filter(isId)}::uuid[]) and removed_at is null`.execute(tx.db)
  return found
}

/** The host of a link's page, and the brand of its email. */
export async function linkHome(
  tx: Tx,
  account: string,
  linkId: string,
): Promise<{ readonly company: string; readonly brokerage: string; readonly formId: string }> {
  const { rows: found } = await sql<{ company: string; brokerage: string; formId: string }>`
    select company_name as company, brand as brokerage,
      (select form_id from open_link_applications part join applications app
        on app.account_code = part.account_code and app.id = part.application_id
        where part.account_code = ${account} and part.link_id = ${linkId} limit 1) as "formId"
    from account_heads where code = ${account}`.execute(tx.db)
  return found[0]!
}

/** For how many days a link is sent. */
export async function daysOf(tx: Tx, account: string, id: string): Promise<number> {
  const { rows: found } = await sql<{ days: number }>`select days from open_links
    where account_code = ${account} and id = ${id} for update`.execute(tx.db)
  return found[0]!.days
}
