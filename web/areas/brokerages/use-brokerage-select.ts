import { useQuery } from '@tanstack/react-query'
import type { FilterSelect } from '../../kit/lists/filter-bar.tsx'
import { brokerageChoices } from './brokerage-list.queries.ts'

/** The brokerages to choose from, by name. */
export const useBrokerageChoices = () =>
  (useQuery(brokerageChoices).data?.items ?? []).map(({ brokerCode, brokerName }) => ({
    value: brokerCode,
    label: brokerName,
  }))

/** Brokerages to filter a list by, in its filter under `key`; an unknown chosen one is shown by its code. */
export function useBrokerageSelect(key: string, chosen: string | undefined): FilterSelect {
  const choices = useBrokerageChoices()
  const isKnown = chosen === undefined || choices.some(({ value }) => value === chosen)
  return { key, label: 'Brokerage', choices: isKnown ? choices : [...choices, { value: chosen, label: chosen }] }
}
