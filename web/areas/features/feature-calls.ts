import { featureMessages } from '@portico/contract/areas/features/feature.messages.ts'
import type { FeatureEntry, Preference } from '@portico/contract/areas/features/feature.shapes.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toasts } from '../../kit/feedback/toasts.ts'
import { m, q } from '../../platform/queries.ts'
import { featuresQuery, preferencesQuery } from './features.queries.ts'

/** The preferences of a brokerage, for its admins. */
export function brokeragePreferencesQuery(id: string) {
  return { ...q('GET /api/broker-admin/{id}/preferences', { params: { id } }), staleTime: 60_000 }
}

export function useChoosePreference(id: string) {
  const cache = useQueryClient()
  return useMutation({
    ...m('POST /api/broker-admin/{id}/preferences'),
    onSuccess: (list) => {
      cache.setQueryData(brokeragePreferencesQuery(id).queryKey, list)
      toasts.show('success', featureMessages.done)
    },
  })
}

/** Who set the values that hold for an account. */
export const settingChangesQuery = (accountId: string) =>
  q('GET /api/accounts/{accountId}/features/changes', { params: { accountId } })

/** Chooses a preference for one account. */
export function useChooseAccountPreference(code: string) {
  const cache = useQueryClient()
  return {
    ...m('POST /api/accounts/{code}/preferences'),
    onSuccess: (list: Preference[]) => {
      cache.setQueryData(preferencesQuery(code).queryKey, list)
      toasts.show('success', featureMessages.done)
    },
  }
}

/** Every flag there is. */
export function definitionsQuery() {
  return q('GET /admin/features')
}

function useStoreFeatures(accountId: string) {
  const cache = useQueryClient()
  return (list: FeatureEntry[]): void => {
    cache.setQueryData(featuresQuery(accountId).queryKey, list)
    toasts.show('success', featureMessages.done)
  }
}

export function useSetFeature(accountCode: string) {
  const store = useStoreFeatures(accountCode)
  const { mutateAsync } = useMutation({ ...m('POST /admin/features/account/{accountCode}'), onSuccess: store })
  return async ({ name, value, source }: FeatureEntry): Promise<void> => {
    await mutateAsync({ params: { accountCode }, body: { featureFlag: name, value, source } })
  }
}

export function useRemoveFeature(accountCode: string) {
  const store = useStoreFeatures(accountCode)
  const { mutateAsync } = useMutation({ ...m('DELETE /admin/features/account/{accountCode}/{flag}'), onSuccess: store })
  return async (flag: string): Promise<void> => {
    await mutateAsync({ params: { accountCode, flag } })
  }
}
