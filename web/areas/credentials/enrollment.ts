import { credentialsMessages as texts } from '@portico/contract/areas/credentials/credentials.messages.ts'
import type { TfaChallenge, TfaSaved } from '@portico/contract/areas/credentials/credentials.shapes.ts'
import type { TfaType } from '@portico/contract/areas/session/session.shapes.ts'
import { ApiError, reasonOf } from '../../platform/call-error.ts'
import { call } from '../../platform/client.ts'

/** The chosen method, and the phone if it needs one. */
export interface Chosen {
  readonly tfaType: TfaType
  readonly tfaPhone: string
}

const bodyOf = ({ tfaType, tfaPhone }: Chosen) => ({
  tfaEnabled: true as const,
  tfaType,
  ...(tfaType === 'TOTP' ? {} : { tfaPhone }),
})

/** Requests a code to the new phone, or a secret for the app. */
export async function challenge(chosen: Chosen): Promise<TfaChallenge> {
  const answer = await call('PUT /api/users/tfa/update', { body: bodyOf(chosen) })
  if ('settings' in answer) throw new ApiError(500, null, texts.verifyFailed)
  return answer
}

/** Confirms the new phone or app by its code. */
export async function confirm(chosen: Chosen, code: string): Promise<TfaSaved> {
  const answer = await call('PUT /api/users/tfa/update', { body: { ...bodyOf(chosen), code } })
  if (!('settings' in answer)) throw new ApiError(500, null, texts.verifyFailed)
  return answer
}

/** Why a call failed, as text: those of its field, else the server's own, else that there was a problem. */
export const whyFailed = (error: unknown, field?: string): string => reasonOf(error, texts.verifyFailed, field)
