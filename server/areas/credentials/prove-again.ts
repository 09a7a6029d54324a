import { credentialsMessages as texts } from '@portico/contract/areas/credentials/credentials.messages.ts'
import type { Input } from '@portico/contract/kit/call.ts'
import type { Api } from '@portico/contract/api.ts'
import type { UserContext, Handler } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { demand, ErrorResponse } from '../../platform/error-response.ts'
import { keepStepUp } from '../session/session.public.ts'
import { passwordMatches } from '../users/users.public.ts'
import { otherPhone } from './codes/named-phone.ts'
import { proveSecondFactor } from './codes/prove-code.ts'
import { commitError, settled } from './committed-error.ts'
import { lockHolder, holderView, type Holder } from './holder.view.ts'

type Proof = Input<Api['POST /auth/step-up']>['body']

/** Step-up by password or code; for five minutes the session may make calls that require it. */
export const proveAgain: Handler<'POST /auth/step-up'> = async (context, { body }) => {
  const { actor, platform } = context
  const proven = 'password' in body ? await passwordProven(context, body.password) : undefined
  const answer = await context.write(async (tx) => {
    const holder = await lockHolder(tx, actor.userId, platform.secret)
    demand(holder !== undefined)
    const error = await errorOf(context, tx, { holder, proven, body })
    if (error !== undefined) return commitError(tx, { action: 'step-up.refuse', userId: actor.userId }, error)
    await keepStepUp(tx, actor.sessionId, platform.now())
    await tx.record({
      action: 'step-up.approve',
      subject: { type: 'user', id: actor.userId },
      after: { by: 'password' in body ? 'password' : holder.tfaType, sessionId: actor.sessionId },
    })
    return { status: 204 as const }
  })
  return settled(answer)
}

/** The hash that the password was found to match; checked apart from the transaction, because it takes its time. */
async function passwordProven(context: UserContext, password: string): Promise<string | undefined> {
  const { actor, client, platform } = context
  const holder = await context.read((tx) => holderView(tx, actor.userId, platform.secret))
  return (await passwordMatches(platform.secret, holder?.passwordHash, password, client.ip))
    ? holder?.passwordHash
    : undefined
}

async function errorOf(
  { platform }: UserContext,
  tx: Tx,
  { holder, proven, body }: { holder: Holder; proven: string | undefined; body: Proof },
): Promise<ErrorResponse | undefined> {
  const refused = (field: string) =>
    new ErrorResponse(422, 'step_up_refused', texts.stepUpRefused, { fields: { [field]: texts.stepUpRefused } })
  if ('password' in body) return proven === holder.passwordHash ? undefined : refused('password')
  if (typeof body.tfaPhone === 'string') {
    const other = otherPhone(holder.phone, body.tfaPhone)
    if (other !== undefined) return other
  }
  const error = await proveSecondFactor(platform, tx, holder, body.code)
  return error?.status === 422 ? refused('code') : error
}
