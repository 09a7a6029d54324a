import { tabStorage } from '../../platform/storage.ts'

/** Replaces the secret in an address. */
const masked = 'link'

export interface InvitationLink {
  readonly page: 'invite' | 'broker-invite'
  readonly identifier: string
}

export interface RegistrationLink {
  readonly page: 'register'
  readonly identifier: string
}

/** The page of joining that an address opens, with the secret of its link. */
type JoiningLink = InvitationLink | RegistrationLink | { readonly page: 'pre-register' }

/**
 * Reads the address and removes its secret immediately: neither the history nor a referrer has it. The tab stores it,
 * so that the page can be reloaded. A registration without a link starts one.
 */
export function openLink({ pathname, search }: Pick<Location, 'pathname' | 'search'>): JoiningLink {
  const [, page, inPath] = pathname.split('/')
  if (page === 'invite' || page === 'broker-invite') {
    const identifier = stored(page, inPath === masked ? null : decoded(inPath ?? ''), `/${page}/${masked}`)
    return { page, identifier: identifier ?? masked }
  }
  const registration =
    page === 'register' ? stored(page, new URLSearchParams(search).get('registration'), '/register') : null
  if (registration !== null) return { page: 'register', identifier: registration }
  if (page === 'register') history.replaceState(null, '', '/pre-register')
  return { page: 'pre-register' }
}

/** The address that leads back to a link, for after a login or a logout. */
export function addressOf(link: InvitationLink | RegistrationLink): string {
  const secret = encodeURIComponent(link.identifier)
  return link.page === 'register' ? `/register?registration=${secret}` : `/${link.page}/${secret}`
}

/** Forgets a link that is no longer useful. */
export function forgetLink({ page }: InvitationLink | RegistrationLink): void {
  tabStorage.write(nameOf(page), null)
}

function stored(page: string, given: string | null, maskedAddress: string): string | null {
  if (given === null) return tabStorage.read(nameOf(page))
  tabStorage.write(nameOf(page), given)
  // Where the tab keeps nothing, the address has to.
  if (tabStorage.read(nameOf(page)) === given) history.replaceState(null, '', maskedAddress)
  return given
}

const nameOf = (page: string): string => `portico.link.${page}`

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
