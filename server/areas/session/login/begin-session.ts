import type { OpenContext } from '../../../platform/context.ts'
import type { Email } from '../../../platform/messages/outgoing.ts'
import type { WriteTx } from '../../../platform/write.ts'
import { deviceName } from '../own-sessions/device-name.ts'
import { rememberDevice } from '../known-devices.store.ts'
import type { Login } from './login.read-model.ts'
import { newDeviceMail } from '@portico/contract/areas/session/login.emails.ts'
import { stateAfterLogin } from '../session-state.ts'
import { startSession } from '../session.store.ts'
import { changeUser } from '../../users/users.public.ts'

/** How a person has just shown who they are. */
interface Proof {
  readonly startedBy: 'password' | 'link'
  /** Whether the user has logged in with this browser before. */
  readonly isKnownDevice: boolean
}

/** Starts a session after login, and notifies its user of a new browser. */
export async function beginSession(
  context: OpenContext,
  tx: WriteTx,
  login: Login,
  { startedBy, isKnownDevice }: Proof,
): Promise<void> {
  const { userId } = login
  const now = context.platform.now()
  const state = stateAfterLogin(login.answer)
  const steppedUpAt = startedBy === 'password' ? now : null
  const sessionId = await startSession(context, tx, { userId, state, startedBy, steppedUpAt })
  await changeUser(tx, userId, { last_login_at: now })
  if (startedBy === 'password' || state === 'complete') await rememberDevice(context, tx, userId)
  await tx.record({
    action: 'session.start',
    subject: { type: 'session', id: sessionId },
    after: { userId, state, startedBy, ip: context.client.ip },
    messages: login.hasLoggedIn && !isKnownDevice ? [newDeviceNotice(context, login)] : [],
  })
}

const newDeviceNotice = ({ client, platform }: OpenContext, { email, answer }: Login): Email =>
  newDeviceMail.mail({
    to: email,
    device: deviceName(client.userAgent),
    username: answer.username,
    at: platform.now(),
    ip: client.ip,
  })
