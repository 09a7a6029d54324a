import { sessionMessages } from '@portico/contract/areas/session/session.messages.ts'
import type { CurrentUser } from '@portico/contract/areas/session/session.shapes.ts'
import { statusOf } from '../../platform/call-error.ts'
import { call } from '../../platform/client.ts'
import { deviceStorage } from '../../platform/storage.ts'

const rememberedName = 'portico.username'

/** The username kept on this device, if the user asked for that. */
export function rememberedUsername(): string {
  return deviceStorage.read(rememberedName) ?? ''
}

interface Entered {
  readonly username: string
  readonly password: string
  readonly remember: boolean
}

/** Logs in; answers the user, or why not in words. */
export async function logIn(
  { username, password, remember }: Entered,
  brandName: string,
): Promise<{ user: CurrentUser } | { refused: string }> {
  try {
    const answer = await call('POST /auth/login', { body: { username: username.trim(), password } })
    // Only the name is ever kept, and only when asked.
    deviceStorage.write(rememberedName, remember ? username.trim() : null)
    if (answer.tfaEnabled || answer.mustResetPassword) return { refused: await refuseHalfLogin(brandName) }
    return { user: await call('GET /api/users/me') }
  } catch (error) {
    return { refused: refusalOf(statusOf(error), brandName) }
  }
}

function refusalOf(status: number | undefined, brandName: string): string {
  if (status === 422) return sessionMessages.unknownLogin
  return status === 0 ? sessionMessages.loginUnreachable(brandName) : sessionMessages.loginUnexpected(brandName)
}

/** This portal cannot yet ask for a code or a new password, so it does not leave half a session behind. */
async function refuseHalfLogin(brandName: string): Promise<string> {
  await call('POST /auth/logout').catch(() => undefined)
  return `This login needs one more step that is not available here yet. Please contact ${brandName}.`
}
