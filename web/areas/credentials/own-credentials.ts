import { credentialsMessages as texts } from '@portico/contract/areas/credentials/credentials.messages.ts'
import type { TfaSettings } from '@portico/contract/areas/credentials/credentials.shapes.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { reasonOf, refusedFields } from '../../platform/call-error.ts'
import { call } from '../../platform/client.ts'
import { q } from '../../platform/queries.ts'
import { refreshSession } from '../../platform/upkeep/refresh.ts'
import { useStoreCurrentUser } from '../session/session.public.ts'

const settingsKey = 'GET /api/users/tfa'

/** The user's two-factor settings. */
export function useTfaSettings() {
  return useQuery(q(settingsKey))
}

/**
 * After a change of password or two-factor the session continues under new credentials: reads those, and refetches what
 * the change affects.
 */
export function useCredentialsChanged(): (settings?: TfaSettings) => Promise<void> {
  const cache = useQueryClient()
  const storeCurrentUser = useStoreCurrentUser()
  return useCallback(
    async (settings) => {
      if (settings !== undefined) cache.setQueryData(q(settingsKey).queryKey, settings)
      // Only conveniences: the change itself is done, whether or not these succeed.
      await Promise.allSettled([
        refreshSession(Date.now()),
        call('GET /api/users/me').then(storeCurrentUser),
        cache.invalidateQueries({ queryKey: ['GET /api/users/self/sessions'] }),
      ])
    },
    [cache, storeCurrentUser],
  )
}

export interface PasswordErrors {
  readonly current?: string | undefined
  readonly next?: string | undefined
  /** About no field. */
  readonly form?: string
}

/** The field errors of a rejected password change. */
export function passwordErrors(error: unknown): PasswordErrors {
  const { currentPassword: current, password: next } = refusedFields(error)
  return current === undefined && next === undefined ? { form: reasonOf(error, texts.resetFailed) } : { current, next }
}
