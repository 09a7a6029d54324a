import { credentialsMessages as texts } from '@portico/contract/areas/credentials/credentials.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand, unprocessable } from '../../../platform/error-response.ts'
import { commitError, settled } from '../committed-error.ts'
import { lockHolder } from '../holder.view.ts'
import { newRecoveryCodesNotice } from '@portico/contract/areas/credentials/credentials.emails.ts'
import { hashOfRecoveryCode, makeRecoveryCodes } from './recovery-code.ts'
import { replaceRecoveryCodes } from './two-factor.store.ts'
import { settingsView } from './two-factor.view.ts'

/** Creates new recovery codes, shown only once. Earlier ones stop working. */
export const renewRecoveryCodes: Handler<'POST /api/users/tfa/recovery-codes'> = async (context) => {
  const { actor, platform } = context
  const answer = await context.write(async (tx) => {
    const holder = await lockHolder(tx, actor.userId, platform.secret)
    demand(holder !== undefined)
    const { userId, email, tfaEnabled } = holder
    if (!tfaEnabled) {
      const error = unprocessable({ tfaEnabled: texts.tfaOff })
      return commitError(tx, { action: 'recovery-codes.refuse', userId }, error)
    }
    const recoveryCodes = makeRecoveryCodes()
    const hashes = recoveryCodes.map((code) => hashOfRecoveryCode(platform.secret, userId, code))
    await replaceRecoveryCodes(tx, userId, hashes)
    await tx.record({
      action: 'recovery-codes.renew',
      subject: { type: 'user', id: userId },
      messages: [newRecoveryCodesNotice.mail(email)],
    })
    return { status: 200 as const, body: { settings: await settingsView(tx, holder, platform), recoveryCodes } }
  })
  return settled(answer)
}
