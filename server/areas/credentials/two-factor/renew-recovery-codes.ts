import { credentialsMessages as texts } from '@portico/contract/areas/credentials/credentials.messages.ts'
import type { Verb } from '../../../platform/context.ts'
import { demand, unprocessable } from '../../../platform/refusal.ts'
import { commitRefusal, settled } from '../committed-refusal.ts'
import { heldHolder } from '../holder.view.ts'
import { newRecoveryCodesNotice } from '@portico/contract/areas/credentials/credentials.emails.ts'
import { hashOfRecoveryCode, makeRecoveryCodes } from './recovery-code.ts'
import { replaceRecoveryCodes } from './two-factor.store.ts'
import { settingsView } from './two-factor.view.ts'

/** Creates new recovery codes, shown only once. Earlier ones stop working. */
export const renewRecoveryCodes: Verb<'POST /api/users/tfa/recovery-codes'> = async (context) => {
  const { actor, platform } = context
  const answer = await context.write(async (tx) => {
    const holder = await heldHolder(tx, actor.userId, platform.secret)
    demand(holder !== undefined)
    const { userId, email, tfaEnabled } = holder
    if (!tfaEnabled) {
      const refusal = unprocessable({ tfaEnabled: texts.tfaOff })
      return commitRefusal(tx, { action: 'recovery-codes.refuse', userId }, refusal)
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
