import type { IdCardLink } from '@portico/contract/areas/id-cards/id-card.shapes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { isId } from '../../../platform/ids.ts'

interface Row extends Omit<IdCardLink, 'sentAt' | 'expiresAt' | 'lastViewedAt' | 'state'> {
  readonly sentAt: Date
  readonly expiresAt: Date
  readonly revokedAt: Date | null
  readonly lastViewedAt: Date | null
}

const shown = ({ sentAt, expiresAt, revokedAt, lastViewedAt, ...row }: Row, now: Date): IdCardLink => ({
  ...row,
  sentAt: sentAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  lastViewedAt: lastViewedAt?.toISOString() ?? null,
  state: revokedAt !== null ? 'REVOKED' : expiresAt <= now ? 'EXPIRED' : 'WORKS',
})

const linksOf = (account: string) => sql`select link.id, vehicle, recipient_name as "recipientName", channel, recipient,
    person.name as "sentBy", sent_at as "sentAt", expires_at as "expiresAt", revoked_at as "revokedAt", views,
    last_viewed_at as "lastViewedAt"
  from id_card_links link join person_names person on person.id = sent_by
  where account_code = ${account}`

/** The ID cards that were sent, the newest first. */
export async function cardLinksView(tx: Tx, account: string, now: Date): Promise<IdCardLink[]> {
  const found = await sql<Row>`${linksOf(account)} order by sent_at desc, link.id desc
    limit 500`.execute(tx.db)
  return found.rows.map((row) => shown(row, now))
}

/** One link; undefined if it does not exist. */
export async function cardLinkView(tx: Tx, account: string, id: string, now: Date): Promise<IdCardLink | undefined> {
  if (!isId(id)) return undefined
  const found = await sql<Row>`${linksOf(account)} and link.id = ${id}`.execute(tx.db)
  return found.rows[0] && shown(found.rows[0], now)
}

/** How many cards an account has sent since a time. */
export async function sentSince(tx: Tx, account: string, since: Date): Promise<number> {
  const found = await sql<{ sent: number }>`select count(*)::int as sent from id_card_links
    where account_code = ${account} and sent_at > ${since}`.execute(tx.db)
  return found.rows[0]!.sent
}
