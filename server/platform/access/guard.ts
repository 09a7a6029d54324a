import type { Access } from '@portico/contract/kit/access.ts'
import { messages } from '@portico/contract/kit/problem.ts'
import { notAllowed, notFound, Refusal } from '../refusal.ts'
import { standingIn, type Actor, type Standing } from './actor.ts'

/** Finds who stands behind a request and which brokerage an account belongs to. The areas supply it. */
export interface Directory {
  actorOf(cookies: SessionCookies): Promise<Actor | undefined>
  accountOf(code: string): Promise<{ code: string; brokerage: string } | undefined>
}

export interface SessionCookies {
  readonly session: string | undefined
  readonly bearer: string | undefined
  /** Whether a person's own input stands behind the request; timers and streams are no activity. */
  readonly isActivity: boolean
}

export interface Admission {
  readonly actor: Actor | undefined
  readonly standing: Standing | undefined
}

export interface Knock {
  readonly access: Access
  readonly isWrite: boolean
  readonly cookies: SessionCookies
  readonly account: string | undefined
}

/**
 * Decides whether a call may go on: the only place where a declared access is enforced.
 * Order matters: the session first (401), then whether the account exists for this person (404), then what
 * they may do there (403), so that a refusal never tells more than the person may know.
 */
export async function admit(directory: Directory, knock: Knock): Promise<Admission> {
  if (knock.access === 'open') return { actor: undefined, standing: undefined }
  const actor = await directory.actorOf(knock.cookies)
  if (actor === undefined) throw new Refusal(401, 'no_session', messages.noSession)
  if (knock.access === 'half-signed-in') return { actor, standing: undefined }
  if (actor.state !== 'complete') throw new Refusal(401, actor.state, messages.noSession)
  const standing = isAboutAccount(knock.access) ? await standingOf(directory, actor, knock.account) : undefined
  demandRole(knock, actor)
  demandPermission(knock.access, standing)
  return { actor, standing }
}

const isAboutAccount = (access: Access) => access === 'account' || access.startsWith('account:')

async function standingOf(directory: Directory, actor: Actor, code: string | undefined): Promise<Standing> {
  const account = code === undefined ? undefined : await directory.accountOf(code)
  const standing = account && standingIn(actor, account)
  if (standing === undefined) throw notFound()
  return standing
}

function demandRole(knock: Knock, actor: Actor): void {
  if (knock.access === 'brokerage' && !actor.isAdmin && actor.brokerages.size === 0) throw notAllowed()
  if (knock.isWrite && actor.isViewer) throw notAllowed(messages.readOnly)
}

function demandPermission(access: Access, standing: Standing | undefined): void {
  if (!access.startsWith('account:') || standing === undefined || standing.holdsAllPermissions) return
  if (!standing.permissions.includes(access.slice('account:'.length))) throw notAllowed()
}
