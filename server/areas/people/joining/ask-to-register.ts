import { defaultBranding } from '@portico/contract/areas/branding/default-branding.ts'
import { peopleMessages } from '@portico/contract/areas/people/people.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { newId } from '../../../platform/ids.ts'
import { unprocessable } from '../../../platform/error-response.ts'
import { newLink } from '../link.ts'
import { hasLogin } from '../person.view.ts'
import { knownAddressMail, registrationMail } from '@portico/contract/areas/people/registration.emails.ts'
import { registeringName } from './registration.view.ts'
import { mayMailRegistration } from './registrations.store.ts'
import { insertRow } from '../../../platform/database/rows.ts'

/**
 * Requests a login: emails a link, or a notice that the address already has a login. Both do the same work and respond
 * alike, so that only the email reveals which.
 */
export const askToRegister: Handler<'POST /open/registrations'> = async (context, { body }) => {
  const { email } = body
  const brokerage = body.brokerCode === '' ? null : (body.brokerCode ?? null)
  const name = brokerage === null ? defaultBranding.name : await context.read((tx) => registeringName(tx, brokerage))
  if (name === undefined) throw unprocessable({ brokerCode: peopleMessages.unknownBrokerage })
  return context.write(async (tx) => {
    const now = context.platform.now()
    const id = newId(now)
    const subject = { type: 'registration', id }
    if (!(await mayMailRegistration(tx, email, now))) {
      await tx.record({ action: 'registration.refuse', subject, after: { email, ip: context.client.ip } })
      return { status: 202 }
    }
    const link = newLink(now)
    await insertRow(tx, 'registrations', {
      id,
      email,
      first_name: body.firstName,
      last_name: body.lastName,
      company_name: body.companyName,
      brokerage_code: brokerage,
      token_hash: link.tokenHash,
      created_at: now,
      expires_at: link.expiresAt,
      completed_at: null,
    })
    const { publicUrl } = context.platform.config
    const addressOf = (path: string) => (publicUrl === undefined ? path : new URL(path, publicUrl).href)
    const { language } = body
    const mail = (await hasLogin(tx, email))
      ? knownAddressMail.mail({ to: email, brand: name, addressOf, language })
      : registrationMail.mail({ to: email, brand: name, link, language })
    await tx.record({ action: 'registration.ask', subject, after: { email, brokerage }, messages: [mail] })
    return { status: 202 }
  })
}
