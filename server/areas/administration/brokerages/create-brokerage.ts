import { brokerageMessages } from '@portico/contract/areas/administration/brokerage.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand, unprocessable } from '../../../platform/error-response.ts'
import { brokerageView, insertBrokerage } from '../../brokerages/brokerages.public.ts'
import { makeBrokerInvitation } from '../../people/people.public.ts'
import { demandFreeSubdomain } from './demand-free-subdomain.ts'

/** Creates a brokerage and invites its first admin. */
export const createBrokerage: Handler<'POST /api/brokerages'> = async (context, { body }) =>
  context.write(async (tx) => {
    demand(context.actor.isAdmin)
    const { brokerCode: code, brokerName, subdomain, email, firstName, lastName, language } = body
    await demandFreeSubdomain(tx, code, subdomain)
    const isFree = await insertBrokerage(tx, { code, name: brokerName, subdomain, created_at: context.platform.now() })
    if (!isFree) throw unprocessable({ brokerCode: brokerageMessages.codeTaken })
    await tx.record({
      action: 'brokerage.create',
      subject: { type: 'brokerage', id: code },
      after: { brokerName, subdomain },
    })
    const invitee = { email, firstName, lastName, language, roles: ['ADMIN' as const] }
    const { entry } = await makeBrokerInvitation(context, tx, { brokerage: code, invitee })
    await tx.record(entry)
    return { status: 201, body: await brokerageView(tx, context.actor, code) }
  })
