import { tabStorage } from '../storage.ts'
import { demandSessionField, isText } from './session-fields.ts'

const name = 'portico.active-account'

/** Stores a user's current account, until the session or the tab ends. */
export function activateAccount(userId: string, code: string): void {
  demandSessionField('user', isText(userId))
  demandSessionField('active account', isText(code))
  tabStorage.write(name, `${userId} ${code}`)
}

/** The account that this user opened last in this tab. */
export function activeAccount(userId: string): string | undefined {
  const [owner, code] = tabStorage.read(name)?.split(' ') ?? []
  return owner === userId && code !== undefined && /^[A-Z0-9_-]{2,40}$/.test(code) ? code : undefined
}

/** Forgets the active account: the session has ended, or the account is no longer available. */
export const clearActiveAccount = (): void => tabStorage.write(name, null)
