import { isAboutAccount, isAboutBrokerage, type Access } from '@portico/contract/kit/access.ts'
import { messages } from '@portico/contract/kit/problem.messages.ts'
import { notAllowed, notFound, ErrorResponse, suspended } from '../error-response.ts'
import {
  actingIn,
  brokerageAccessIn,
  isShutOut,
  accessIn,
  type Actor,
  type BrokerageAccess,
  type KnownAccount,
  type SessionState,
  type AccountAccess,
} from './actor.ts'

/** Finds the person behind a request and the accounts and brokerages that exist. Supplied by the areas. */
export interface Directory {
  actorOf(cookies: SessionCookies): Promise<Actor | undefined>
  /** The person of an earlier session, whatever the cookie holds now; undefined once the session has ended. */
  actorOfSession(sessionId: string): Promise<Actor | undefined>
  accountOf(code: string): Promise<KnownAccount | undefined>
  /** The time zone of a brokerage; undefined if it does not exist. */
  timeZoneOf(brokerage: string): Promise<string | undefined>
  /** The brokerage that has this subdomain, if any. */
  holderOf(subdomain: string): Promise<SubdomainHolder | undefined>
}

export interface SubdomainHolder {
  readonly suspendedAt: Date | null
}

export interface SessionCookies {
  readonly session: string | undefined
  readonly bearer: string | undefined
  /** Whether a person's own input caused the request; timers and streams do not count as activity. */
  readonly isActivity: boolean
}

/** Who was admitted. Fields that do not apply to the call are undefined. */
export interface Admission {
  readonly actor?: Actor
  readonly access?: AccountAccess
  readonly brokerage?: BrokerageAccess
}

export interface Knock {
  readonly access: Access
  readonly isWrite: boolean
  /** Whether the person must have proved who they are a moment ago. */
  readonly stepUp: boolean
  /** Why this is off limits while viewing as another user; undefined if it is allowed. */
  readonly unlessImpersonating?: string | undefined
  readonly cookies: SessionCookies
  /** The code of the account or the brokerage that the call is about. */
  readonly subject: string | undefined
  readonly now: Date
  /** Called when a known person is rejected, before they get the response. */
  readonly onDenied: (actor: Actor, error: ErrorResponse) => Promise<void>
}

/** Minutes for which a password or a code counts as just given. */
const stepUpMinutes = 5

/** Sessions that are admitted although a login step is still pending. */
const incomplete: Readonly<Partial<Record<Access, readonly SessionState[]>>> = {
  'half-signed-in': ['code_owed', 'enrollment_owed', 'password_owed'],
  'password-owed': ['password_owed'],
  'enrollment-owed': ['enrollment_owed'],
}

/** Calls of a person about themselves, which a viewer may make too. */
const personal: ReadonlySet<Access> = new Set(['half-signed-in', 'password-owed', 'enrollment-owed', 'self'])

/** Calls of platform administrators alone. */
const forAdministrators: ReadonlySet<Access> = new Set(['administrator', 'account-administrator'])

/**
 * Decides whether a call may proceed: the only place that enforces the declared access. Order matters: first the
 * session (401), then whether the account or brokerage exists for this person (404), then what they may do there (403),
 * so that an error reveals nothing the person may not know.
 */
export async function admit(directory: Directory, knock: Knock): Promise<Admission> {
  const { access } = knock
  if (access === 'open') return {}
  const actor = await directory.actorOf(knock.cookies)
  if (actor === undefined) throw new ErrorResponse(401, 'no_session', messages.noSession)
  if (actor.state !== 'complete' && incomplete[access]?.includes(actor.state) !== true)
    throw new ErrorResponse(401, actor.state, messages.noSession)
  try {
    return await admitActor(directory, actor, knock)
  } catch (error) {
    if (error instanceof ErrorResponse) await knock.onDenied(actor, error)
    throw error
  }
}

async function admitActor(directory: Directory, known: Actor, knock: Knock): Promise<Admission> {
  const { access } = knock
  const accountAccess = isAboutAccount(access) ? await accountAccessOf(directory, known, knock.subject) : undefined
  const actor = accountAccess === undefined ? known : actingIn(known, accountAccess)
  const admission = {
    actor,
    ...(accountAccess === undefined ? {} : { access: accountAccess }),
    ...(isAboutBrokerage(access) ? { brokerage: await brokerageOf(directory, known, knock.subject) } : {}),
  }
  if (actor.impersonation !== undefined && knock.unlessImpersonating !== undefined)
    throw new ErrorResponse(403, 'impersonating', knock.unlessImpersonating)
  if (knock.isWrite && actor.isViewer && !personal.has(access)) throw notAllowed(messages.readOnly)
  demandRole(access, admission)
  if (knock.stepUp) demandStepUp(actor, knock.now)
  return admission
}

async function accountAccessOf(directory: Directory, actor: Actor, code: string | undefined): Promise<AccountAccess> {
  const account = code === undefined ? undefined : await directory.accountOf(code)
  const accountAccess = account && accessIn(actor, account)
  if (accountAccess !== undefined) return accountAccess
  throw account && isShutOut(actor, account) ? suspended() : notFound()
}

async function brokerageOf(directory: Directory, actor: Actor, code: string | undefined): Promise<BrokerageAccess> {
  const accountAccess = code === undefined ? undefined : brokerageAccessIn(actor, code)
  if (accountAccess === undefined && code !== undefined && actor.suspended?.brokerages.has(code) === true)
    throw suspended()
  if (accountAccess === undefined) throw notFound()
  if (!actor.isAdmin) return accountAccess
  // People who work there know that it exists; an administrator may name any.
  const timeZone = await directory.timeZoneOf(accountAccess.brokerage)
  if (timeZone === undefined) throw notFound()
  return { ...accountAccess, timeZone }
}

function demandRole(access: Access, { actor, access: accountAccess, brokerage }: Admission): void {
  const lacksRole =
    (forAdministrators.has(access) && actor?.isAdmin !== true) ||
    (access === 'account-admin' && accountAccess?.isAccountAdmin !== true) ||
    (access === 'brokerage-admin' && brokerage?.isBrokerageAdmin !== true)
  if (lacksRole || lacksPermission(access, accountAccess)) throw notAllowed()
}

function lacksPermission(access: Access, accountAccess: AccountAccess | undefined): boolean {
  if (!access.startsWith('account:') || accountAccess === undefined || accountAccess.holdsAllPermissions) return false
  return !accountAccess.permissions.includes(access.slice('account:'.length))
}

/** Setting up two-factor for the first time, which a login demanded, needs no second proof. */
function demandStepUp({ state, steppedUpAt }: Actor, now: Date): void {
  const isRecent = steppedUpAt !== null && now.getTime() - steppedUpAt.getTime() <= stepUpMinutes * 60_000
  if (state === 'complete' && !isRecent) throw new ErrorResponse(403, 'step_up_required', messages.stepUp)
}
