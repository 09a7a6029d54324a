import type { Handler } from '../../../platform/context.ts'
import { demand } from '../../../platform/error-response.ts'
import { continueSession } from '../../session/session.public.ts'
import { mayProveAgain } from '../codes/code.access.ts'
import { codeNotApproved } from '../codes/prove-code.ts'
import { commitError, settled } from '../committed-error.ts'
import { lockHolder } from '../holder.view.ts'
import { recoveryNotice } from '@portico/contract/areas/credentials/credentials.emails.ts'
import { hashOfRecoveryCode } from './recovery-code.ts'
import { takeRecoveryCode } from './two-factor.store.ts'
import { recoveryCodesLeft } from './two-factor.view.ts'

/** Accepts a recovery code instead of a code, once. Notifies the user how many are left. */
export const useRecoveryCode: Handler<'POST /auth/recovery-code'> = async (context, { body }) => {
  const { actor, platform } = context
  const answer = await context.write(async (tx) => {
    const holder = await lockHolder(tx, actor.userId, platform.secret)
    demand(holder !== undefined && mayProveAgain(actor))
    const { userId, email, tfaEnabled } = holder
    const hash = hashOfRecoveryCode(platform.secret, userId, body.recoveryCode)
    if (!tfaEnabled || !(await takeRecoveryCode(tx, userId, hash, platform.now()))) {
      return commitError(tx, { action: 'two-factor.refuse', userId }, codeNotApproved('recoveryCode'))
    }
    const left = await recoveryCodesLeft(tx, userId)
    const { state, sessionId } = await continueSession(context, tx, 'code')
    await tx.record({
      action: 'two-factor.approve',
      subject: { type: 'user', id: userId },
      after: { by: 'recovery-code', left, state, sessionId },
      messages: [recoveryNotice.mail({ email, left })],
    })
    return { status: 200 as const, body: 'approved' as const }
  })
  return settled(answer)
}
