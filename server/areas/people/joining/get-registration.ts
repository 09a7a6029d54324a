import type { Handler } from '../../../platform/context.ts'
import { hasLogin } from '../person.view.ts'
import { linkSpent } from './link-spent.ts'
import { registrationByLink } from './registration.view.ts'

/** A registration for the holder of its link. If its address got a login since, there is nothing left to complete. */
export const getRegistration: Handler<'GET /open/registrations/{identifier}'> = async (context, { params }) =>
  context.read(async (tx) => {
    const registration = await registrationByLink(tx, params.identifier, context.platform.now())
    if (registration === undefined || (await hasLogin(tx, registration.email))) throw linkSpent()
    const { email, firstName, lastName, companyName, brokerName, expiresAt } = registration
    return {
      status: 200,
      body: { email, firstName, lastName, companyName, brokerName, expiresAt: expiresAt.toISOString() },
    }
  })
