import type { ReactNode } from 'react'
import { SearchField } from '../forms/kinds/search-field.tsx'
import { SelectField } from '../forms/select-field.tsx'
import classes from './filter-bar.module.css'
import { useTypedSearch } from './use-typed-search.ts'

/** A part of a filter that is chosen from a list. */
export interface FilterSelect {
  readonly key: string
  readonly label: string
  readonly choices: readonly { readonly value: string; readonly label: string }[]
  /** What the choice that narrows nothing is called, “All” where it is left out; null where there is none. */
  readonly all?: string | null
}

interface Props {
  readonly filter: Readonly<Record<string, string | number | undefined>>
  /** Hears of one part of the filter; an empty text takes it away. */
  readonly onChange: (changed: Readonly<Record<string, string>>) => void
  /** The words that are looked for, kept as `search`. */
  readonly search?: { readonly label: string; readonly placeholder?: string }
  readonly selects?: readonly FilterSelect[]
  /** What else narrows the list or is done with it, such as saved views. */
  readonly children?: ReactNode
}

/** What narrows a list: words, choices, and whatever else is in the same line. */
export function FilterBar({ filter, onChange, search, selects, children }: Props) {
  const { typed, type } = useTypedSearch(String(filter.search ?? ''), (words) => onChange({ search: words }))
  return (
    <search className={classes.bar}>
      {search !== undefined && (
        <div className={classes.search}>
          <SearchField {...search} value={typed} onChange={(event) => type(event.currentTarget.value)} />
        </div>
      )}
      {selects?.map(({ key, label, choices, all = 'All' }) => (
        <SelectField
          key={key}
          className={classes.select}
          label={label}
          data={[...(all === null ? [] : [{ value: '', label: all }]), ...choices]}
          value={String(filter[key] ?? '')}
          onChange={(event) => onChange({ [key]: event.currentTarget.value })}
        />
      ))}
      {children}
    </search>
  )
}
