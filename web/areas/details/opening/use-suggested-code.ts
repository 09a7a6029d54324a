import type { AccountOpening } from '@portico/contract/areas/details/opening.shapes.ts'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import type { OpeningValues } from './opening-form.ts'
import { codeQuery } from './opening.queries.ts'

const pauseMs = 250

/** Fills in an available code for the typed name, until someone types a code. */
export function useSuggestedCode(
  brokerCode: string,
  { control, getValues, setValue }: UseFormReturn<OpeningValues, unknown, AccountOpening>,
): void {
  const [name] = useDebouncedValue(useWatch({ control, name: 'companyName' }).trim(), pauseMs)
  const { data } = useQuery(codeQuery(brokerCode, name))
  const suggested = useRef('')
  useEffect(() => {
    if (data === undefined || getValues('code') !== suggested.current) return
    suggested.current = data.code
    setValue('code', data.code, { shouldValidate: data.code !== '' })
  }, [data, getValues, setValue])
}
