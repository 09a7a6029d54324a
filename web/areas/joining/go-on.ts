import { keepRedirect } from '../../platform/redirect.ts'
import { announceLogin, beginSession } from '../../platform/session.ts'
import { forgetLink, type InvitationLink, type RegistrationLink } from './joining-link.ts'

/**
 * Leaves for the login, which knows a fresh session's pending steps and its user's home. Replaces the link's page in
 * the history, so that going back does not lead to a used link.
 */
export function startSession(link: InvitationLink | RegistrationLink): Promise<never> {
  beginSession()
  announceLogin()
  return leave(link, '/login')
}

/** Opens the portal again by its login route, which knows where the user lands with what they may do now. */
export function goOn(link: InvitationLink | RegistrationLink): Promise<never> {
  return leave(link, '/login')
}

function leave(link: InvitationLink | RegistrationLink, to: string): Promise<never> {
  forgetLink(link)
  // A guest's wanted page belongs to another person.
  keepRedirect(null)
  location.replace(to)
  return new Promise<never>(() => undefined)
}
