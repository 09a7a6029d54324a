import { accessName, refreshSession, rotationName, SessionEnded } from './refresh.ts'
import { deviceStorage, tabStorage } from './storage.ts'

const refreshEveryMs = 14 * 60_000
const logoutOwedName = 'portico.logout-owed'
const farewellName = 'portico.farewell'
const redirectName = 'portico.redirect'

type Reason = 'logged-out' | 'expired'

/** Tabs tell each other here that the session has begun or ended. */
const tabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('portico.session')

const beforeEnd = new Set<() => Promise<void>>()
let timer: ReturnType<typeof setTimeout> | undefined
let ending = false

/** Keeps a session alive while the portal is open: refreshes now and every 14 minutes. */
export function keepSession(): void {
  void extend()
  schedule()
  tabs?.addEventListener('message', ({ data }: MessageEvent<Reason | 'logged-in'>) => {
    if (data !== 'logged-in') leave(data)
  })
}

/** Tells tabs that still show the login form. */
export function announceLogin(): void {
  tabs?.postMessage('logged-in')
}

/** Calls back when another tab has logged in. */
export function onLoginElsewhere(then: () => void): () => void {
  const listen = ({ data }: MessageEvent<string>): void => {
    if (data === 'logged-in') then()
  }
  tabs?.addEventListener('message', listen)
  return () => tabs?.removeEventListener('message', listen)
}

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
      deviceStorage.write(logoutOwedName, '1')
      return Promise.race([payLogout(), wait(2000)])
    })
    .then(() => {
      tabs?.postMessage(reason)
      return leave(reason)
    })
}

/** Sends a logout that could not be sent when it was asked for. */
export async function payLogout(): Promise<void> {
  if (deviceStorage.read(logoutOwedName) === null) return
  const answer = await fetch('/auth/logout', {
    method: 'POST',
    credentials: 'include',
    headers: { 'X-Requested-With': 'portico', 'Idempotency-Key': crypto.randomUUID() },
    signal: AbortSignal.timeout(10_000),
  }).catch(() => undefined)
  if (answer?.ok === true) deviceStorage.write(logoutOwedName, null)
}

/** Why the login page was opened; asked once, then forgotten. */
export function takeFarewell(): Reason | undefined {
  const reason = tabStorage.read(farewellName)
  tabStorage.write(farewellName, null)
  return reason === 'expired' || reason === 'logged-out' ? reason : undefined
}

/** Sends a guest to the login page and remembers where they wanted to go. */
export function askForLogin(wanted: string): void {
  tabStorage.write(redirectName, wanted)
  location.replace('/login')
}

/** Where the user wanted to go before the login; asked once, then forgotten. */
export function takeRedirect(): string | undefined {
  const wanted = tabStorage.read(redirectName)
  tabStorage.write(redirectName, null)
  return wanted ?? undefined
}

function leave(reason: Reason): void {
  clearTimeout(timer)
  tabStorage.write(accessName, null)
  // Whoever was thrown out comes back to where they were; whoever went has gone.
  tabStorage.write(redirectName, reason === 'expired' ? location.pathname + location.search : null)
  deviceStorage.write(rotationName, null)
  tabStorage.write(farewellName, reason)
  location.replace('/login')
}

function schedule(): void {
  // The jitter keeps tabs that were opened together from asking together.
  const inMs = refreshEveryMs - Math.random() * 30_000
  timer = setTimeout(() => {
    void extend()
    schedule()
  }, inMs)
}

async function extend(): Promise<void> {
  try {
    await refreshSession(Date.now())
  } catch (error) {
    if (error instanceof SessionEnded) endSession('expired')
  }
}

const wait = (ms: number): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, ms)
  })
