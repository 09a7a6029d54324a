import type { TfaUpdate } from '@portico/contract/areas/credentials/credentials.shapes.ts'
import type { UserContext, Handler } from '../../../platform/context.ts'
import { demand } from '../../../platform/error-response.ts'
import type { WriteTx } from '../../../platform/write.ts'
import { commitError, settled } from '../committed-error.ts'
import { lockHolder, holderView, type Holder } from '../holder.view.ts'
import type { ChangeStep } from './change-step.ts'
import { confirmEnrollment } from './confirm-enrollment.ts'
import { startEnrollment } from './start-enrollment.ts'
import { switchOff } from './switch-off.ts'
import { settingsView } from './two-factor.view.ts'

/** Changes two-factor: off immediately if allowed, on once a code from the new phone or app was entered. */
export const updateTwoFactor: Handler<'PUT /api/users/tfa/update'> = async (context, { body }) => {
  const { actor, platform } = context
  const answer = await context.write(async (tx) => {
    const holder = await lockHolder(tx, actor.userId, platform.secret)
    demand(holder !== undefined)
    const step = await takeStep(context, tx, holder, body)
    if ('error' in step) {
      return commitError(tx, { action: 'two-factor.refuse', userId: actor.userId }, step.error)
    }
    await tx.record({ ...step.entry, subject: { type: 'user', id: actor.userId } })
    if (step.challenge !== undefined) return { status: 202 as const, body: step.challenge }
    const changed = await holderView(tx, actor.userId, platform.secret)
    const settings = await settingsView(tx, changed ?? holder, platform)
    return { status: 200 as const, body: { settings, recoveryCodes: step.recoveryCodes ?? null } }
  })
  return settled(answer)
}

function takeStep(context: UserContext, tx: WriteTx, holder: Holder, update: TfaUpdate): Promise<ChangeStep> {
  if (!update.tfaEnabled) return switchOff(context, tx, holder)
  const { code } = update
  return code === undefined
    ? startEnrollment(context, tx, holder, update)
    : confirmEnrollment(context, tx, holder, { ...update, code })
}
