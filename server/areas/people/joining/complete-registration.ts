import { fullName } from '../../../platform/access/actor.ts'
import type { Handler } from '../../../platform/context.ts'
import { linkSpent } from './link-spent.ts'
import { makeProspect } from './make-prospect.ts'
import { beginFirstSession } from '../../session/session.public.ts'
import { checkedPassword, makeLogin } from './new-login.ts'
import { newcomerMail, prospectMail } from '@portico/contract/areas/people/registration.emails.ts'
import { registrarAddresses, registrationByLink } from './registration.view.ts'
import { spendRegistration } from './registrations.store.ts'

/** Completes a registration: creates the login, and a prospect account if a brokerage was named. */
export const completeRegistration: Handler<'POST /open/registrations/{identifier}/complete'> = async (
  context,
  { params, body },
) => {
  const now = context.platform.now()
  const registration = await context.read((tx) => registrationByLink(tx, params.identifier, now))
  if (registration === undefined) throw linkSpent()
  const { id, email, brokerage, tokenHash } = registration
  const { companyName, firstName, lastName, password } = body
  const passwordHash = await checkedPassword(context, { email, password, words: [firstName, lastName, companyName] })
  return context.write(async (tx) => {
    if (!(await spendRegistration(tx, tokenHash, now))) throw linkSpent()
    const userId = await makeLogin(context, tx, { email, firstName, lastName, invitedBy: null }, passwordHash)
    const account = brokerage && (await makeProspect(tx, { brokerage, companyName, userId }, now))
    const registrars = await registrarAddresses(tx, brokerage)
    const newcomer = { companyName, person: fullName({ ...body, username: email }), email }
    await tx.record({
      action: 'registration.complete',
      subject: { type: 'registration', id },
      ...(account === null ? {} : { account }),
      after: { userId, email, companyName, brokerage, account },
      messages: registrars.map((to) =>
        account === null ? newcomerMail.mail({ to, ...newcomer }) : prospectMail.mail({ to, ...newcomer, account }),
      ),
    })
    return { status: 200, body: await beginFirstSession(context, tx, userId) }
  })
}
