import { mailDomainMessages } from '@portico/contract/areas/mail-domains/mail-domain.messages.ts'
import type { Handler } from '../../platform/context.ts'
import { updateRow } from '../../platform/database/rows.ts'
import { txtRecords } from '../../platform/dns/txt-records.ts'
import { notFound, unprocessable } from '../../platform/error-response.ts'
import { wantedRecords } from './mail-domain.rules.ts'
import { portalSender, shownDomain, storedDomain } from './mail-domain.view.ts'

/** Verifies the domain of a brokerage's sender, or ends its use, by the DNS records that it has now. */
export const checkMailDomain: Handler<'POST /api/broker-admin/{id}/mail-domain/check'> = async (context) => {
  const { brokerage: code } = context.brokerage
  const { config, now } = context.platform
  const asked = await context.read((tx) => storedDomain(tx, code))
  if (asked === undefined) throw notFound()
  const wanted = wantedRecords(asked, portalSender(config))
  const looked = await Promise.all(
    wanted.map(async ({ name, isIn }) => ({ name, isFound: isIn(await txtRecords(config, name)) })),
  ).catch((error: unknown) => {
    context.log.warn({ error: String(error) }, 'DNS records could not be looked up')
    throw unprocessable({}, mailDomainMessages.lookupFailed)
  })
  const found = new Set(looked.filter(({ isFound }) => isFound).map(({ name }) => name))
  const isVerified = found.size === wanted.length
  return context.write(async (tx) => {
    const checked_at = now()
    const verified_at = isVerified ? (asked.verified_at ?? checked_at) : null
    // A sender that was replaced during the lookup has another token.
    const which = { brokerage_code: code, token: asked.token }
    await updateRow(tx, 'brokerage_mail_domains', which, { checked_at, verified_at })
    await tx.record({
      action: 'brokerage.mail-domain',
      subject: { type: 'brokerage', id: code },
      after: { sender: asked.sender, isVerified },
    })
    return { status: 200, body: shownDomain(config, await storedDomain(tx, code), found) }
  })
}
