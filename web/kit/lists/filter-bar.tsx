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
  /** The label of the choice that does not filter, “All” by default; null if there is none. */
  readonly all?: string | null
}

interface Props {
  readonly filter: Readonly<Record<string, string | number | undefined>>
  /** Called with one part of the filter; an empty text removes it. */
  readonly onChange: (changed: Readonly<Record<string, string>>) => void
  /** The search text, stored as `search`. */
  readonly search?: { readonly label: string; readonly placeholder?: string }
  readonly selects?: readonly FilterSelect[]
  /** More filters or actions, such as saved views. */
  readonly children?: ReactNode
}

/** The filters of a list: search, choices, and other controls on the same line. */
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
