import type { Actor } from '../../platform/access/actor.ts'
import type { SessionCookies } from '../../platform/access/guard.ts'
import type { Platform } from '../../platform/platform.ts'
import { RecentAnswers } from '../../platform/recent-answers.ts'
import { hashOfToken } from '../../platform/secret.ts'
import { updateRow } from '../../platform/database/rows.ts'
import { actorView, type SignedIn } from './actor.read-model.ts'
import { bearerToken, isSame } from './session-tokens.ts'
import { sessionsChannel } from './session.store.ts'

interface SessionDirectory {
  actorOf(cookies: SessionCookies): Promise<Actor | undefined>
  /** The person of an earlier session; undefined once it has ended. */
  actorOfSession(sessionId: string): Promise<Actor | undefined>
  /** Calls the listener with `session:<id>` or `user:<id>` when that changed, with nothing when anything may have. */
  onChange(listener: (changed: string) => void): () => void
  close(): Promise<void>
}

/** Minutes of a person's input per stored activity update. */
const activityStepMinutes = 1

async function noteActivity(platform: Platform, signedIn: SignedIn): Promise<void> {
  const now = platform.now()
  if (now.getTime() - signedIn.activeAt.getTime() < activityStepMinutes * 60_000) return
  signedIn.activeAt = now
  await platform.database.write('system', (tx) => updateRow(tx, 'sessions', { id: signedIn.id }, { active_at: now }))
}

/**
 * Finds the person behind a session cookie: one indexed read, remembered for at most a second and forgotten at once
 * when any server process ends a session or changes a role.
 */
export async function openSessionDirectory(platform: Platform): Promise<SessionDirectory> {
  const recent = new RecentAnswers<SignedIn>({
    lifetimeMs: 1000,
    limit: 10_000,
    // Sessions end by the server's clock, so cached ones age by it too.
    now: () => platform.now().getTime(),
  })
  const listeners = new Set<(changed: string) => void>()
  const forget = (changed: string) => {
    recent.clear()
    for (const listener of listeners) listener(changed)
  }
  const stop = await platform.database.listen(sessionsChannel, forget, () => forget(''))
  return {
    async actorOf({ session, bearer, isActivity }) {
      if (session === undefined) return undefined
      const signedIn = await recent.get(session, () =>
        platform.database.read('system', (tx) => actorView(tx, { tokenHash: hashOfToken(session) }, platform.now())),
      )
      if (signedIn === undefined) {
        // A refresh may bring it back at once.
        recent.forget(session)
        return undefined
      }
      const isOwnBearer =
        bearer === undefined || isSame(bearer, bearerToken(platform.secret, signedIn, signedIn.generation))
      if (!isOwnBearer) return undefined
      if (isActivity) await noteActivity(platform, signedIn)
      return signedIn.actor
    },
    async actorOfSession(sessionId) {
      const found = await platform.database.read('system', (tx) => actorView(tx, { sessionId }, platform.now()))
      return found?.actor
    },
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: stop,
  }
}
