import { peopleMessages } from '@portico/contract/areas/people/people.messages.ts'
import type { Handler } from '../../platform/context.ts'
import type { DepartingRows } from '../../platform/records/departing-rows.ts'
import { demand } from '../../platform/error-response.ts'
import { lockMember, mayChangeStaff, takeOffStaff } from '../people/people.public.ts'
import { handOver } from './hand-over.ts'

/** Removes a person from the staff immediately, and hands open work to a colleague. */
export const removeStaff =
  (departing: readonly DepartingRows[]): Handler<'DELETE /api/brokerages/{brokerCode}/people/{userId}'> =>
  async (context, { params: { userId }, query: { handOver: successor } }) =>
    context.write(async (tx) => {
      const { brokerage } = context.brokerage
      const member = await lockMember(tx, context, userId)
      demand(mayChangeStaff(context.brokerage, member.roles), peopleMessages.aboveOwnRole)
      const at = context.platform.now()
      const to = { [brokerage]: successor ?? null }
      const accounts = await handOver(tx, { userId: member.userId, to, departing, at })
      await takeOffStaff(tx, brokerage, member)
      await tx.record({
        action: 'broker_person.remove',
        subject: { type: 'broker_person', id: member.userId },
        before: { brokerage, roles: member.roles },
        ...(successor !== undefined && { after: { brokerage, handOver: successor, accounts: accounts[brokerage] } }),
      })
      return { status: 204 }
    })
