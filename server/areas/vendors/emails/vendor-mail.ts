import type { VendorRow } from '@portico/contract/areas/vendors/vendor-list.shapes.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { insertIfAbsent } from '../../../platform/database/rows.ts'
import { newId } from '../../../platform/ids.ts'
import type { OutgoingMessage } from '../../../platform/messages/outgoing.ts'
import type { Platform } from '../../../platform/platform.ts'
import { hashOfToken, newToken } from '../../../platform/secret.ts'
import { askerView } from './asker.view.ts'
import { vendorMails } from '@portico/contract/areas/vendors/vendor.emails.ts'

const linkDays = 60
const dayMs = 86_400_000

interface Asked {
  readonly account: string
  readonly vendor: VendorRow
  readonly kind: 'REQUEST' | 'EXPIRES' | 'DEFICIENT'
  /** The same for the same email: it is sent once. */
  readonly key: string
  readonly sentBy: string | null
}

/** An email with an upload link of its own, for the vendor; undefined if the one of this key was sent already. */
export async function vendorMail(
  tx: Tx,
  platform: Pick<Platform, 'now'>,
  { account, vendor, kind, key, sentBy }: Asked,
): Promise<OutgoingMessage | undefined> {
  const now = platform.now()
  const token = newToken()
  const expiresAt = new Date(now.getTime() + linkDays * dayMs)
  const { record } = vendor
  const isNew = await insertIfAbsent(tx, 'vendor_emails', {
    account_code: account,
    id: newId(now),
    vendor_id: record.id,
    kind,
    reminder_key: key,
    recipient: record.email,
    token_hash: hashOfToken(token),
    sent_by: sentBy,
    sent_at: now,
    expires_at: expiresAt,
    revoked_at: null,
  })
  if (!isNew) return undefined
  const { company, brokerage } = await askerView(tx, account)
  return vendorMails[kind].mail({
    to: record.email,
    reader: record.contact || record.name,
    company,
    link: `/o/${token}/vendor-certificates`,
    linkExpiresAt: expiresAt,
    brand: brokerage,
    language: record.language,
    lines: vendor.lines.map(({ line, status, isAccepted, issues }) => ({
      line,
      issues: status === 'OK' || isAccepted ? [] : issues,
    })),
    expiresOn: vendor.expiresOn,
  })
}
