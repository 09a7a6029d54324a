import { effectiveValue } from '@portico/contract/areas/features/effective-value.ts'
import type { FeatureName, ValueOf } from '@portico/contract/areas/features/feature-defaults.ts'
import { renewalSections } from '@portico/contract/areas/features/preference.rules.ts'
import { useQuery } from '@tanstack/react-query'
import { brokerageFeaturesQuery, featuresQuery, preferencesQuery } from './features.queries.ts'

/** A flag's value on an account; its default until the account's flags are loaded. */
export function useFeature<Name extends FeatureName>(accountId: string, name: Name): ValueOf<Name> {
  return effectiveValue(useQuery(featuresQuery(accountId)).data ?? [], name)
}

/** Reads any flag of an account; its default without an account. */
export function useFlags(accountId: string | undefined): <Name extends FeatureName>(name: Name) => ValueOf<Name> {
  const { data = [] } = useQuery({ ...featuresQuery(accountId ?? ''), enabled: accountId !== undefined })
  return (name) => effectiveValue(data, name)
}

/** The sections that a renewal of the account has; those of the defaults until its flags are loaded. */
export function useRenewalSections(accountId: string | undefined): readonly string[] {
  const options = useFlags(accountId)('RENEWAL_OPTIONS')
  const { data = [] } = useQuery({ ...preferencesQuery(accountId ?? ''), enabled: accountId !== undefined })
  return renewalSections(options, data)
}

/** Reads any flag of these brokerages; its default until they are loaded. */
export function useBrokerageFlags(
  brokerCodes: readonly string[],
): <Name extends FeatureName>(brokerCode: string, name: Name) => ValueOf<Name> {
  const { data } = useQuery({ ...brokerageFeaturesQuery(brokerCodes), enabled: brokerCodes.length > 0 })
  return (code, name) => effectiveValue(data?.[brokerCodes.indexOf(code)] ?? [], name)
}
