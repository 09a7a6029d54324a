import { type ClassCodeParts, type LookupKind, partsOf } from '@portico/contract/areas/lookups/class-codes.ts'
import type { LookupFound } from '@portico/contract/areas/lookups/lookup.shapes.ts'
import { type ReactNode, useMemo } from 'react'
import { LookupField } from '../../../kit/lookup/lookup-field.tsx'
import { useKnownCode } from '../lookups.queries.ts'
import { codeLookup } from './search-codes.ts'
import { tableOf } from './table-of.ts'

interface Props {
  readonly label: string
  readonly kind: LookupKind
  /** Where the code is to hold. */
  readonly state?: string
  readonly error?: ReactNode
  readonly value: string
  readonly onChange: (code: string) => void
}

/** A table code in a form: found by code or text, with its meaning below. Other codes are allowed. */
export function CodeField({ label, kind, state, error, value, onChange }: Props) {
  const lookup = useMemo(() => codeLookup(kind, state === undefined ? {} : { state }), [kind, state])
  const { code, entry, isKnown } = useKnownCode(kind, value.trim(), state)
  const words =
    entry !== undefined && code !== undefined
      ? wordsOf(entry, partsOf(kind, code))
      : isKnown === false
        ? 'Not in any active table. The code is saved as entered.'
        : 'Enter a code or part of its description.'
  return (
    <LookupField label={label} description={words} error={error} lookup={lookup} value={value} onChange={onChange} />
  )
}

/** A code's meaning, including its suffix. */
function wordsOf(entry: LookupFound, { suffix, suffixMeaning }: ClassCodeParts): string {
  const suffixText = suffix === null || suffixMeaning === null ? '' : `; ${suffix}: ${suffixMeaning}`
  return `${entry.phrase}${suffixText} (${tableOf(entry)})`
}
