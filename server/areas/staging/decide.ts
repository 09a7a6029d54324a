import { stagingMessages } from '@portico/contract/areas/staging/staging.messages.ts'
import type { Verb } from '../../platform/context.ts'
import { demand, Refusal, unprocessable } from '../../platform/refusal.ts'
import { change } from '../events/events.door.ts'
import { demandStaging } from './staging.access.ts'
import { dropDecisions, lockStaging, saveDecisions } from './staging.store.ts'
import { stagedView, stagingView } from './staging.view.ts'
import { tellRejected } from './tell-rejected.view.ts'

/** Accepts or rejects values on their way, or takes that back; all of them or none. */
export const decide: Verb<'POST /api/accounts/{accountId}/staging/decisions'> = async (context, { body }) =>
  context.write(async (tx) => {
    const { account } = context.account
    demand(context.account.holdsAllPermissions, stagingMessages.onlyStaff)
    await demandStaging(tx, context.account)
    const { values, kind, comment } = body
    if (kind === 'REJECTED' && comment === '') throw unprocessable({ comment: stagingMessages.commentRequired })
    await lockStaging(tx, account)
    const { staged } = await stagedView(tx, account)
    const marks = new Map(staged.map(({ fact, mark }) => [fact.key, mark]))
    if (values.some(({ key, mark }) => marks.get(key) !== mark)) throw new Refusal(409, 'stale', stagingMessages.moved)
    const keys = values.map(({ key }) => key)
    if (kind === 'OPEN') await dropDecisions(tx, account, keys)
    else {
      const by = { account_code: account, decided_by: context.actor.userId, decided_at: context.platform.now() }
      await saveDecisions(
        tx,
        values.map((value) => ({ ...value, ...by, kind, comment })),
      )
    }
    const decided = staged.filter(({ fact }) => keys.includes(fact.key))
    if (kind === 'REJECTED') await tellRejected(tx, context, decided, comment)
    await tx.record({
      action: 'staging.decide',
      subject: { type: 'staging', id: account },
      after: { name: kind, values: decided.map(({ fact }) => fact.label), comment },
      internal: true,
      events: [change(account, 'staging')],
    })
    return { status: 200, body: await stagingView(tx, account) }
  })
