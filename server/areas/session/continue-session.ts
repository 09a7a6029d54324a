import type { SessionState } from '../../platform/access/actor.ts'
import type { UserContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { demand } from '../../platform/error-response.ts'
import { loginView } from './login/login.read-model.ts'
import { stateAfterCode, stateAfterPassword, type Owing } from './session-state.ts'
import { replaceSession } from './session.store.ts'

/** What a person has just shown or set. */
type Step = 'code' | 'password' | 'two-factor'

/**
 * Continues a session under new credentials after one of its steps: with the next login step, or as a complete session.
 * The previous credentials become useless.
 */
export async function continueSession(
  context: UserContext,
  tx: Tx,
  step: Step,
): Promise<{ readonly state: SessionState; readonly sessionId: string }> {
  const { actor, platform } = context
  const login = await loginView(tx, { userId: actor.userId }, platform)
  demand(login !== undefined)
  const state = actor.state === 'complete' ? 'complete' : next[step](login.answer)
  return { state, sessionId: await replaceSession(context, tx, state) }
}

const next: Readonly<Record<Step, (owing: Owing) => SessionState>> = {
  code: stateAfterCode,
  password: stateAfterPassword,
  'two-factor': () => 'complete',
}
