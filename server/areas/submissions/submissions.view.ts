import type { Language } from '@portico/contract/kit/email/languages.ts'
import { packetLink } from '@portico/contract/areas/submissions/submission.messages.ts'
import type {
  MarketPacket,
  PacketLink,
  PacketUse,
  Submission,
  SubmissionContent,
} from '@portico/contract/areas/submissions/submission.shapes.ts'
import { type RawBuilder, sql } from 'kysely'
import type { AccountAccess } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/database/database.ts'
import { isId } from '../../platform/ids.ts'

/** A submission's row with names of its people. */
export interface SubmissionRow {
  readonly id: string
  readonly account: string
  readonly company: string
  readonly cycleId: string
  readonly effectiveOn: string
  readonly number: number
  readonly signerName: string
  readonly signerTitle: string
  readonly note: string
  readonly attestation: string
  readonly acknowledged: string[]
  readonly snapshotNumber: number | null
  readonly content: SubmissionContent
  readonly submittedBy: string
  readonly submittedAt: Date
  /** By the clock of the brokerage. */
  readonly submittedOn: string
  readonly recipients: string[]
  readonly packetState: Submission['packet']['state']
  readonly packetRun: number
  readonly packetProgress: number
  readonly packetMessage: string | null
  readonly packetKey: string | null
  readonly packetBytes: number | null
  readonly packetMovedAt: Date
}

const rows = sql`select submission.id, submission.account_code as account, company_name as company,
    cycle_id as "cycleId", effective_on::text as "effectiveOn", number, signer_name as "signerName",
    signer_title as "signerTitle", note, attestation, acknowledged, snapshot_number as "snapshotNumber", content,
    author.name as "submittedBy", submitted_at as "submittedAt",
    (submitted_at at time zone time_zone)::date as "submittedOn",
    packet_state as "packetState", packet_run as "packetRun", packet_progress as "packetProgress",
    packet_message as "packetMessage", packet_key as "packetKey", packet_bytes::float8 as "packetBytes",
    packet_moved_at as "packetMovedAt",
    array(select distinct person.name from submission_links link
      join person_names person on person.id = user_id
      where link.account_code = submission.account_code and submission_id = submission.id order by 1) as recipients
  from submissions submission join person_names author on author.id = submitted_by
  join account_heads head on head.code = submission.account_code
  join renewal_cycles cycle on cycle.account_code = submission.account_code and cycle.id = cycle_id`

/** The submissions of a renewal, the newest first. */
export async function submissionsView(tx: Tx, account: string, cycleId: string): Promise<SubmissionRow[]> {
  const found = await sql<SubmissionRow>`${rows} where submission.account_code = ${account} and cycle_id = ${cycleId}
    order by number desc limit 200`.execute(tx.db)
  return found.rows
}

/** One submission of an account; undefined if there is none. */
export async function submissionView(tx: Tx, account: string, id: string): Promise<SubmissionRow | undefined> {
  if (!isId(id)) return undefined
  const found = await sql<SubmissionRow>`${rows} where submission.account_code = ${account}
    and submission.id = ${id}`.execute(tx.db)
  return found.rows[0]
}

/** The submission of a renewal before a number, or its last; undefined if there is none. */
export async function submissionBefore(
  tx: Tx,
  account: string,
  { cycleId, number }: { readonly cycleId: string; readonly number?: number },
): Promise<SubmissionRow | undefined> {
  const found = await sql<SubmissionRow>`${rows} where submission.account_code = ${account} and cycle_id = ${cycleId}
    and (number < ${number ?? null}::int) is not false order by number desc limit 1`.execute(tx.db)
  return found.rows[0]
}

/** Minutes without a step after which a packet may be restarted. */
const stuckMinutes = 10

/** A submission as a list shows it. */
export function shownSubmission(row: SubmissionRow, now: Date): Submission {
  const { id, cycleId, number, signerName, signerTitle, submittedBy, recipients } = row
  const isStuck = now.getTime() - row.packetMovedAt.getTime() > stuckMinutes * 60_000
  return {
    id,
    cycleId,
    number,
    receipt: receiptOf(row),
    signerName,
    signerTitle,
    submittedBy,
    submittedAt: row.submittedAt.toISOString(),
    recipients,
    packet: {
      state: row.packetState,
      progress: row.packetProgress,
      message: row.packetMessage,
      bytes: row.packetBytes,
      mayBeMadeAgain: row.packetState === 'FAILED' || (row.packetState === 'BUILDING' && isStuck),
    },
  }
}

/** By what a submission is named: the account, the first day of the term and its number. */
export const receiptOf = ({
  account,
  effectiveOn,
  number,
}: Pick<SubmissionRow, 'account' | 'effectiveOn' | 'number'>): string =>
  `${account}-${effectiveOn.replaceAll('-', '')}-${number}`

export interface LinkRow {
  readonly id: string
  /** Null for an underwriter. */
  readonly userId: string | null
  readonly quoteId: string | null
  readonly submission: number
  readonly recipient: string
  readonly email: string
  readonly sentBy: string
  readonly language: Language
  readonly sentAt: Date | null
  readonly expiresAt: Date | null
  readonly revokedAt: Date | null
  readonly downloads: number
  readonly lastUsedAt: Date | null
}

async function linkRows(tx: Tx, account: string, condition: RawBuilder<unknown>): Promise<LinkRow[]> {
  const found =
    await sql<LinkRow>`select link.id, link.user_id as "userId", quote_id as "quoteId", submission.number as submission,
      coalesce(contact_email, holder.email) as email,
      coalesce(contact_name, holder.name) as recipient, link.language,
      sender.name as "sentBy", sent_at as "sentAt", expires_at as "expiresAt",
      revoked_at as "revokedAt", downloads, (select max(at) from submission_link_uses use
        where use.account_code = link.account_code and use.link_id = link.id) as "lastUsedAt"
    from submission_links link
    join submissions submission on submission.account_code = link.account_code and submission.id = submission_id
    left join person_names holder on holder.id = link.user_id
    left join person_names sender on sender.id = link.sent_by
    where link.account_code = ${account} and ${condition}
    order by made_at desc, link.id desc limit 200`.execute(tx.db)
  return found.rows
}

/** The links of the brokerage to a submission, the newest first. What markets have is no matter of the insured. */
export const linkRowsView = (tx: Tx, account: string, submissionId: string): Promise<LinkRow[]> =>
  linkRows(tx, account, sql`submission_id = ${submissionId} and quote_id is null`)

/** A submission's links that wait to be emailed, for all recipients. */
export const waitingLinksView = (tx: Tx, account: string, submissionId: string): Promise<LinkRow[]> =>
  linkRows(tx, account, sql`submission_id = ${submissionId} and sent_at is null and revoked_at is null`)

/** The packets of a renewal that markets were sent, by market, the latest first. */
export async function marketPacketsView(
  tx: Tx,
  account: string,
  { cycleId, now }: { readonly cycleId: string; readonly now: Date },
): Promise<ReadonlyMap<string, MarketPacket[]>> {
  const links = await linkRows(tx, account, sql`submission.cycle_id = ${cycleId} and quote_id is not null`)
  return new Map(
    [...Map.groupBy(links, ({ quoteId }) => quoteId!)].map(([quoteId, own]) => [
      quoteId,
      own.map((link) => ({
        ...linkState(link, now),
        submission: link.submission,
        email: link.email,
        sentBy: link.sentBy,
      })),
    ]),
  )
}

/** A link as people read it. */
export const shownLink = (link: LinkRow, now: Date): PacketLink => ({
  ...linkState(link, now),
  userId: link.userId ?? '',
})

const linkState = (link: LinkRow, now: Date): Omit<PacketLink, 'userId'> => ({
  id: link.id,
  recipient: link.recipient,
  state: stateOf(link, now),
  sentAt: link.sentAt?.toISOString() ?? null,
  expiresAt: link.expiresAt?.toISOString() ?? null,
  downloads: link.downloads,
  lastUsedAt: link.lastUsedAt?.toISOString() ?? null,
})

function stateOf(
  { revokedAt, expiresAt, downloads }: Pick<LinkRow, 'revokedAt' | 'expiresAt' | 'downloads'>,
  now: Date,
): PacketLink['state'] {
  if (revokedAt !== null) return 'REVOKED'
  if (expiresAt === null) return 'WAITING'
  if (expiresAt <= now) return 'EXPIRED'
  return downloads >= packetLink.downloads ? 'USED_UP' : 'WORKS'
}

/** The uses of a link, the latest first. */
export async function usesView(
  tx: Tx,
  { account, isBrokerageAdmin }: Pick<AccountAccess, 'account' | 'isBrokerageAdmin'>,
  linkId: string,
): Promise<PacketUse[]> {
  const { rows: uses } = await sql<
    Omit<PacketUse, 'at'> & { readonly at: Date }
  >`select kind, at, ${isBrokerageAdmin ? sql`ip` : sql`null::text`} as ip
    from submission_link_uses where account_code = ${account} and link_id = ${linkId}
    order by seq desc limit 200`.execute(tx.db)
  return uses.map(({ at, ...use }) => ({ ...use, at: at.toISOString() }))
}
