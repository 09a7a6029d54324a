import type { LoginUser } from '@portico/contract/areas/session/session.shapes.ts'
import type { OpenContext } from '../../../platform/context.ts'
import type { WriteTx } from '../../../platform/write.ts'
import { beginSession } from './begin-session.ts'
import { loginView } from './login.read-model.ts'

/** Logs in a person whose login was made a moment ago. What their brokerage asks of them, they owe from the start. */
export async function beginFirstSession(context: OpenContext, tx: WriteTx, userId: string): Promise<LoginUser> {
  const login = (await loginView(tx, { userId }, context.platform))!
  await beginSession(context, tx, login, { startedBy: 'password', isKnownDevice: true })
  return login.answer
}
