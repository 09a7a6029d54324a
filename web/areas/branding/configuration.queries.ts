import type { Configuration } from '@portico/contract/areas/branding/configuration.shapes.ts'
import { configurationMessages } from '@portico/contract/areas/branding/configuration.messages.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toasts } from '../../kit/feedback/toasts.ts'
import { m, q } from '../../platform/queries.ts'

export const saveKey = 'PUT /api/broker-admin/{id}/configuration'

/** A brokerage's own settings. An event reports changes. */
export function configurationQuery(id: string) {
  return { ...q('GET /api/broker-admin/{id}/configuration', { params: { id } }), staleTime: 60_000 }
}

/** Stores a saved configuration in the cache, and shows a toast. */
function useStoreConfiguration(said: string) {
  const cache = useQueryClient()
  return (saved: Configuration): void => {
    cache.setQueryData(configurationQuery(saved.brokerCode).queryKey, saved)
    toasts.show('success', said)
  }
}

export function useSaveConfiguration() {
  return useMutation({ ...m(saveKey), onSuccess: useStoreConfiguration(configurationMessages.saved) })
}

export function useSetLogo() {
  const onSuccess = useStoreConfiguration(configurationMessages.logoSaved)
  return useMutation({ ...m('PUT /api/broker-admin/{id}/logo'), onSuccess })
}

export function useRemoveLogo() {
  const onSuccess = useStoreConfiguration(configurationMessages.logoRemoved)
  return useMutation({ ...m('DELETE /api/broker-admin/{id}/logo'), onSuccess })
}
