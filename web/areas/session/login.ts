import { sessionMessages } from '@portico/contract/areas/session/session.messages.ts'
import type { CurrentUser } from '@portico/contract/areas/session/session.shapes.ts'
import { call } from '../../platform/client.ts'
import { beginSession } from '../../platform/session.ts'
import { deviceStorage, tabStorage } from '../../platform/storage.ts'
import { soundUser } from '../../platform/upkeep/session-fields.ts'
import { forgetCodeRequest } from './steps/code-request.ts'
import { loginFailure, type LoginFailure } from './steps/login-failure.ts'

const rememberedName = 'portico.username'
const byLinkName = 'portico.by-link'

/** The username stored on this device, if the user chose that. */
export function rememberedUsername(): string {
  return deviceStorage.read(rememberedName) ?? ''
}

export interface Entered {
  readonly username: string
  readonly password: string
  readonly remember: boolean
}

type LoggedIn = { readonly user: CurrentUser } | { readonly failure: LoginFailure }

/** Logs in; returns the user, who may have pending steps, or an error message. */
export async function logIn({ username, password, remember }: Entered, brandName: string): Promise<LoggedIn> {
  try {
    await call('POST /auth/login', { body: { username: username.trim(), password } })
    // Only the name is ever stored, and only on request.
    deviceStorage.write(rememberedName, remember ? username.trim() : null)
    return { user: await newUser('password') }
  } catch (error) {
    return { failure: loginFailure(error, brandName, sessionMessages.unknownLogin) }
  }
}

/** The two halves of a link that logs in once. */
export interface Tokens {
  readonly tokenOne: string
  readonly tokenTwo: string
}

/** Logs in by the tokens of a link, once. */
export async function logInByLink(tokens: Tokens): Promise<CurrentUser> {
  await call('POST /auth/login-with-single-use', { body: tokens })
  return newUser('link')
}

/** Whether the session was started by a link: then the old password is not required for a new one. */
export const isByLink = (): boolean => tabStorage.read(byLinkName) !== null

async function newUser(by: 'password' | 'link'): Promise<CurrentUser> {
  beginSession()
  tabStorage.write(byLinkName, by === 'link' ? '1' : null)
  forgetCodeRequest()
  return soundUser(await call('GET /api/users/me'))
}
