import type { Language } from '@portico/contract/kit/email/languages.ts'
import type { PacketState } from '@portico/contract/areas/submissions/submission.shapes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { isId } from '../../../platform/ids.ts'
import { hashOfToken } from '../../../platform/secret.ts'

/** A link to a packet as its recipient sees it. */
export interface PacketLink {
  readonly account: string
  readonly id: string
  readonly submissionId: string
  readonly recipientName: string
  readonly recipientEmail: string
  readonly language: Language
  readonly codeSeal: string | null
  readonly codeTries: number
  readonly codeExpiresAt: Date | null
  readonly expiresAt: Date
  readonly revokedAt: Date | null
  readonly downloads: number
  readonly packetState: PacketState
  /** Whether the current browser was admitted. */
  readonly isLetIn: boolean
}

type LinkKey = Pick<PacketLink, 'account' | 'id'>

/**
 * A link by its token and the submission in its address, valid or not; undefined if it never existed, or its recipient
 * no longer has access to the account.
 */
export async function linkByToken(
  tx: Tx,
  { requestId, downloadCode }: { readonly requestId: string; readonly downloadCode: string },
  browserKey: string | undefined,
): Promise<PacketLink | undefined> {
  if (!isId(requestId)) return undefined
  const { rows } = await sql<PacketLink>`select link.account_code as account, link.id, submission_id as "submissionId",
      coalesce(contact_name, person.name) as "recipientName", coalesce(contact_email, email) as "recipientEmail", link.language,
      code_seal as "codeSeal", code_tries as "codeTries", code_expires_at as "codeExpiresAt",
      expires_at as "expiresAt", revoked_at as "revokedAt", downloads, packet_state as "packetState",
      exists (select from submission_link_browsers browser where browser.account_code = link.account_code
        and browser.link_id = link.id and key_hash = ${hashOfToken(browserKey ?? '')}) as "isLetIn"
    from submission_links link
    join submissions on submissions.account_code = link.account_code and submissions.id = submission_id
    join accounts on accounts.code = link.account_code and deleted_at is null and archived_at is null
    join brokerages on brokerages.code = accounts.brokerage_code and suspended_at is null
    left join person_names person on person.id = user_id and disabled_at is null
    where token_hash = ${hashOfToken(downloadCode)} and submission_id = ${requestId}
      and (contact_email is not null or person.id in (
        select a.user_id from account_agents a where a.account_code = link.account_code
        union select b.user_id from broker_roles b where b.brokerage_code = accounts.brokerage_code))`.execute(tx.db)
  return rows[0]
}

/** Holds a link until the transaction ends, so that tries of a code and downloads are counted one after the other. */
export async function holdLink(tx: Tx, { account, id }: LinkKey): Promise<void> {
  await sql`select from submission_links where account_code = ${account} and id = ${id} for update`.execute(tx.db)
}

/** How many codes were emailed for a link since a time. */
export async function codesSince(tx: Tx, { account, id }: LinkKey, at: Date): Promise<number> {
  const { rows } = await sql<{ sent: number }>`select count(*)::int as sent from submission_link_uses
    where account_code = ${account} and link_id = ${id} and kind = 'CODE_SENT' and at > ${at}`.execute(tx.db)
  return rows[0]!.sent
}
