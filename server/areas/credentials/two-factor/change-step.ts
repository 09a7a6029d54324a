import type { TfaChallenge, TfaUpdate } from '@portico/contract/areas/credentials/credentials.shapes.ts'
import type { ErrorResponse } from '../../../platform/error-response.ts'
import type { Entry } from '../../../platform/write.ts'

/** The settings that are to be switched on. */
export type WantedSettings = Extract<TfaUpdate, { readonly tfaEnabled: true }>

/** The result of one step of a change. With a challenge the change waits for a code; otherwise it has taken effect. */
export type ChangeStep =
  | { readonly error: ErrorResponse }
  | {
      readonly entry: Omit<Entry, 'subject'>
      readonly challenge?: TfaChallenge
      readonly recoveryCodes?: string[] | null
    }
