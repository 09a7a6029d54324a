import { assumeActivity, isUntold, lastActivity, noteActivity, watchActivity } from './upkeep/activity.ts'
import { clearActiveAccount } from './upkeep/active-account.ts'
import { apiAddress } from './files/api-address.ts'
import { forgetDrafts } from './drafts.ts'
import { forgetFirstAnswers, noteLogin } from './upkeep/first-answers.ts'
import { idleLeft, warningMs } from './upkeep/idle.ts'
import { type IsKnownPath, keepRedirect } from './redirect.ts'
import { inOneTab, storageSettled } from './upkeep/one-tab.ts'
import { accessName, refreshSession, rotationName, SessionEnded } from './upkeep/refresh.ts'
import { deviceStorage, tabStorage } from './storage.ts'

const refreshEveryMs = 14 * 60_000
const logoutOwedName = 'portico.logout-owed'
const farewellName = 'portico.farewell'
const farewells: readonly Farewell[] = ['logged-out', 'expired', 'password-updated']

type Reason = 'logged-out' | 'expired'

/** What a page that is left for another says on the next one. */
type Farewell = Reason | 'password-updated'

type News = Reason | 'logged-in'

/** Channel on which tabs announce the start and end of the session. */
const tabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('portico.session')

const beforeEnd = new Set<() => Promise<void>>()
const over = new AbortController()
let timer: ReturnType<typeof setTimeout> | undefined
let ending = false
let isKnown: IsKnownPath = () => true

/** Aborted when a session is ended here: later requests, while the page is leaving, would be rejected. */
export const untilSessionEnds = over.signal

/** The server just confirmed a live session, so forget what is stored about an older one. */
export function resumeSession(): void {
  if (idleLeft(Date.now(), lastActivity()) <= 0) assumeActivity()
}

interface SessionHooks {
  readonly isKnownPath: IsKnownPath
  /** Another tab has logged in: the cookies may be someone else's now. */
  readonly onLoginElsewhere: () => void
}

/** Extends a session while the portal is open: refreshes now and every 14 minutes. */
export function storeSession({ isKnownPath, onLoginElsewhere }: SessionHooks): void {
  isKnown = isKnownPath
  watchActivity({
    counts: (now) => idleLeft(now, lastActivity()) > warningMs,
    onUntold: () => void extend(),
  })
  void extend()
  schedule()
  onNews((news) => {
    if (news === 'logged-in') onLoginElsewhere()
    else leave(news)
  })
}

/** The person confirms that they are still there. */
export async function stayLoggedIn(): Promise<void> {
  noteActivity()
  await extend()
  // A refresh already in progress, here or in another tab, has not reported it.
  if (isUntold()) await extend()
}

/** Notifies the other tabs of a login. */
export function announceLogin(): void {
  noteActivity()
  noteLogin()
  tell('logged-in')
}

/** News that arrives before anyone listens: stored for the first listener. */
const missed: News[] = []
const keep = ({ data }: MessageEvent<News>): void => void missed.push(data)
tabs?.addEventListener('message', keep)

/** Calls back with session news from other tabs, including news from while the page loaded; returns how to stop. */
export function onNews(then: (news: News) => void): () => void {
  tabs?.removeEventListener('message', keep)
  for (const news of missed.splice(0)) then(news)
  const listen = ({ data }: MessageEvent<News>): void => then(data)
  tabs?.addEventListener('message', listen)
  return () => tabs?.removeEventListener('message', listen)
}

const tell = (news: News): void => tabs?.postMessage(news)

/** Runs before the session ends, so that what is still unsaved can be sent. */
export function onSessionEnd(work: () => Promise<void>): () => void {
  beforeEnd.add(work)
  return () => beforeEnd.delete(work)
}

/**
 * Ends the session: here first, so that it works offline, then in the other tabs and on the server.
 * The login page opens as a fresh page, which leaves nothing of the user in memory.
 */
export function endSession(reason: Reason): void {
  if (ending) return
  ending = true
  const flushed = reason === 'logged-out' ? Promise.allSettled([...beforeEnd].map((work) => work())) : undefined
  void Promise.race([flushed, wait(2000)])
    .then(() => {
      over.abort()
      deviceStorage.write(logoutOwedName, '1')
      return Promise.race([payLogout(), wait(2000)])
    })
    .then(() => {
      tell(reason)
      return leave(reason)
    })
}

/** Leaves a session that the server has ended. Nothing is sent: the cookies may already be those of another login. */
export function leaveEndedSession(): void {
  if (!ending) leave('expired')
}

/** Sends a logout that could not be sent before. */
export async function payLogout(): Promise<void> {
  if (isLogoutOwed()) await inOneTab('portico.logout', sendOwedLogout)
}

const isLogoutOwed = (): boolean => deviceStorage.read(logoutOwedName) !== null

/** Another tab may have sent it while this one waited: a second logout would end the next session. */
async function sendOwedLogout(waited: boolean): Promise<void> {
  if (waited) await storageSettled()
  if (!isLogoutOwed()) return
  forgetFirstAnswers()
  const answer = await fetch(apiAddress('/auth/logout'), {
    method: 'POST',
    credentials: 'include',
    headers: { 'X-Requested-With': 'portico', 'Idempotency-Key': crypto.randomUUID() },
    signal: AbortSignal.timeout(10_000),
  }).catch(() => undefined)
  if (answer?.ok === true) deviceStorage.write(logoutOwedName, null)
}

/**
 * Ends the current session so that another person can log in on this page. Other tabs leave immediately: one that found
 * out later would end the next session.
 */
export async function logOutFirst(): Promise<void> {
  ending = true
  clearTimeout(timer)
  tell('logged-out')
  deviceStorage.write(logoutOwedName, '1')
  await payLogout()
  forgetSession()
}

/** A session has started: a pending logout was for the previous one. */
export function beginSession(): void {
  ending = false
  forgetFirstAnswers()
  deviceStorage.write(logoutOwedName, null)
}

/** Opens the login as a fresh page, which shows the reason. */
export function openLogin(farewell: Farewell): void {
  tabStorage.write(farewellName, farewell)
  location.replace('/login')
}

/** Why this page was opened; asked once, then forgotten. */
export function takeFarewell(): Farewell | undefined {
  const farewell = farewells.find((known) => known === tabStorage.read(farewellName))
  tabStorage.write(farewellName, null)
  return farewell
}

/** Sends a guest to the login page and remembers the page they wanted. */
export function askForLogin(wanted: string): void {
  keepRedirect(wanted)
  location.replace('/login')
}

/** Deletes this tab's data of an ended session. */
export function forgetSession(): void {
  forgetDrafts()
  clearActiveAccount()
  tabStorage.write(accessName, null)
  deviceStorage.write(rotationName, null)
}

function leave(reason: Reason): void {
  // Rejections from now on do not concern a session that may start in another tab.
  ending = true
  over.abort()
  clearTimeout(timer)
  forgetSession()
  // After an expired session, people return to their page; after a logout they do not.
  keepRedirect(reason === 'expired' ? location.pathname + location.search : null, isKnown)
  openLogin(reason)
}

function schedule(): void {
  timer = setTimeout(() => {
    void extend()
    schedule()
  }, refreshEveryMs)
}

async function extend(): Promise<void> {
  try {
    await refreshSession(Date.now())
  } catch (error) {
    if (error instanceof SessionEnded) leaveEndedSession()
  }
}

const wait = (ms: number): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, ms)
  })
