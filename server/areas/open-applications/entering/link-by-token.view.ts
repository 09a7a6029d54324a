import type { Language } from '@portico/contract/kit/email/languages.ts'
import type { LinkPurpose, OpenEntry } from '@portico/contract/areas/open-applications/open-link.shapes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { isId } from '../../../platform/ids.ts'
import { hashOfToken } from '../../../platform/secret.ts'

/** A share link as its recipient sees it. */
export interface GuestLink {
  readonly account: string
  readonly brokerage: string
  readonly timeZone: string
  readonly id: string
  readonly purpose: LinkPurpose
  readonly recipientName: string
  readonly recipientEmail: string
  readonly language: Language
  readonly madeBy: string
  readonly pinSeal: string | null
  readonly pinTries: number
  readonly codeSeal: string | null
  readonly codeTries: number
  readonly codeExpiresAt: Date | null
  readonly claimedAt: Date | null
  readonly expiresAt: Date
  readonly revokedAt: Date | null
  /** Whether the current browser was admitted. */
  readonly isLetIn: boolean
  /** Whether its holder has accepted who sees the answers. */
  readonly hasAccepted: boolean
}

/** A link by its token, valid or not; undefined if it never existed. */
export async function linkByToken(
  tx: Tx,
  token: string,
  browserKey: string | undefined,
): Promise<GuestLink | undefined> {
  const { rows } =
    await sql<GuestLink>`select link.account_code as account, brokerage_code as brokerage, time_zone as "timeZone",
      link.id, purpose,
      recipient_name as "recipientName", recipient_email as "recipientEmail", language, made_by as "madeBy",
      pin_seal as "pinSeal", pin_tries as "pinTries", code_seal as "codeSeal", code_tries as "codeTries",
      code_expires_at as "codeExpiresAt", claimed_at as "claimedAt", expires_at as "expiresAt",
      revoked_at as "revokedAt", exists (select from open_link_browsers browser
        where browser.account_code = link.account_code and browser.link_id = link.id
          and key_hash = ${hashOfToken(browserKey ?? '')}) as "isLetIn",
      exists (select from open_link_uses use where use.account_code = link.account_code and use.link_id = link.id
        and use.kind = 'ACCEPTED') as "hasAccepted"
    from open_links link join accounts on accounts.code = link.account_code and accounts.deleted_at is null
      and archived_at is null
    join brokerages on brokerages.code = brokerage_code and suspended_at is null
    where token_hash = ${hashOfToken(token)}`.execute(tx.db)
  return rows[0]
}

/** Holds a link until the transaction ends, so that tries of a PIN are counted one after the other. */
export async function holdLink(tx: Tx, { account, id }: Pick<GuestLink, 'account' | 'id'>): Promise<void> {
  await sql`select from open_links where account_code = ${account} and id = ${id} for update`.execute(tx.db)
}

/** An application of a link, with the final version its holder finished. */
export interface SharedApplication {
  readonly id: string
  readonly doneFreeze: number | null
  readonly others: OpenEntry['others']
}

/** The applications that a link is for, as far as they were not removed. */
export async function applicationsOfLink(
  tx: Tx,
  { account, id }: Pick<GuestLink, 'account' | 'id'>,
  now: Date,
): Promise<readonly SharedApplication[]> {
  const since = new Date(now.getTime() - nowMinutes * 60_000)
  const { rows } = await sql<SharedApplication>`select app.id, done_freeze as "doneFreeze",
      case
        when exists (select from audit where account_code = ${account} and subject_type = 'application'
          and subject_id = app.id::text and action = 'application.answer' and at > ${since} and actor_id is not null)
          then 'NOW'
        when exists (select from open_link_uses use where use.account_code = ${account} and use.link_id <> ${id}
          and use.application_id = app.id and use.kind in ('SAVED', 'DONE')) then 'BY_LINK'
        else 'NONE'
      end as others
    from open_link_applications part join applications app
      on app.account_code = part.account_code and app.id = part.application_id and removed_at is null
    where part.account_code = ${account} and link_id = ${id} order by lower(app.name), app.id`.execute(tx.db)
  return rows
}

/** Minutes after an answer during which a person counts as active. */
const nowMinutes = 15

/** One of a link's applications; undefined if the link does not include it. */
export async function applicationOfLink(
  tx: Tx,
  link: Pick<GuestLink, 'account' | 'id'>,
  { appId, now }: { readonly appId: string; readonly now: Date },
): Promise<SharedApplication | undefined> {
  if (!isId(appId)) return undefined
  return (await applicationsOfLink(tx, link, now)).find(({ id }) => id === appId)
}

/** Who shared it, for which company, and under whose branding. */
export async function askerView(
  tx: Tx,
  { account, madeBy }: Pick<GuestLink, 'account' | 'madeBy'>,
): Promise<{ askedBy: string; company: string; brokerage: string; subdomain: string | null }> {
  const { rows } = await sql<{ askedBy: string; company: string; brokerage: string; subdomain: string | null }>`
    select (select name from person_names where id = ${madeBy}) as "askedBy",
      company_name as company, brand as brokerage, subdomain
    from account_heads where code = ${account}`.execute(tx.db)
  return rows[0]!
}

/** How many codes were emailed for a link since a time. */
export async function codesSince(
  tx: Tx,
  { account, id }: Pick<GuestLink, 'account' | 'id'>,
  at: Date,
): Promise<number> {
  const { rows } = await sql<{ sent: number }>`select count(*)::int as sent from open_link_uses
    where account_code = ${account} and link_id = ${id} and kind = 'CODE_SENT' and at > ${at}`.execute(tx.db)
  return rows[0]!.sent
}

/** Names of files that came by a link, by document. */
export async function fileNamesView(
  tx: Tx,
  { account, id }: Pick<GuestLink, 'account' | 'id'>,
): Promise<Record<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`select documents.id, documents.name
    from open_link_uses use join unrestricted_documents documents
      on documents.account_code = use.account_code and documents.id = use.document_id and trashed_at is null
    where use.account_code = ${account} and link_id = ${id}`.execute(tx.db)
  return Object.fromEntries(rows.map((row) => [row.id, row.name]))
}
