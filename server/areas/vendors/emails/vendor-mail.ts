import { termsOf } from '@portico/contract/areas/vendors/vendor-lines.ts'
import { vendorStatusNames } from '@portico/contract/areas/vendors/vendor.rules.ts'
import type { VendorRow } from '@portico/contract/areas/vendors/vendor-list.shapes.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { insertIfAbsent } from '../../../platform/database/rows.ts'
import { newId } from '../../../platform/ids.ts'
import { fullDay } from '../../../platform/messages/full-day.ts'
import type { OutgoingMessage } from '../../../platform/messages/outgoing.ts'
import type { Platform } from '../../../platform/platform.ts'
import { hashOfToken, newToken } from '../../../platform/secret.ts'
import { askerView } from './asker.view.ts'

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

/** An email with an upload link of its own, for the vendor; undefined where the one of this key was sent already. */
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
  return {
    channel: 'email',
    to: record.email,
    subject: subjects[kind](company),
    text: [
      `Hello ${record.contact || record.name},`,
      openings[kind](company, vendor),
      `Send the certificate as a PDF with the link below, and enter its values. You do not need a login. The link expires ${fullDay(expiresAt)}.`,
      `If you did not expect this email, contact ${company}.`,
    ].join('\n\n'),
    link: `/o/${token}/vendor-certificates`,
    brand: brokerage,
  }
}

const subjects = {
  REQUEST: (company: string) => `${company} asked for your certificate of insurance`,
  EXPIRES: (company: string) => `Your certificate of insurance for ${company} expires soon`,
  DEFICIENT: (company: string) => `${company} needs your certificate of insurance`,
} as const

const openings = {
  REQUEST: (company: string, vendor: VendorRow) =>
    `${company} asked you for a certificate of insurance with:\n${asked(vendor)}`,
  EXPIRES: (company: string, { expiresOn }: VendorRow) =>
    `Coverage that ${company} requires expires ${fullDay(new Date(`${expiresOn}T12:00:00Z`))}. Please send the certificate of your renewal.`,
  DEFICIENT: (company: string, vendor: VendorRow) =>
    `Your certificates do not meet these requirements of ${company}:\n${missing(vendor)}`,
} as const

const asked = ({ lines }: VendorRow): string => lines.map(({ line }) => `- ${termsOf(line).name}`).join('\n')

const missing = ({ lines }: VendorRow): string =>
  lines
    .filter(({ status, isAccepted }) => status !== 'OK' && !isAccepted)
    .map(
      ({ line, issues }) =>
        `- ${termsOf(line).name}: ${issues.map((issue) => vendorStatusNames[issue].toLowerCase()).join(', ')}`,
    )
    .join('\n')
