import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { EmptyState } from '../../kit/feedback/states.tsx'
import { SearchField } from '../../kit/forms/kinds/search-field.tsx'
import classes from './people.module.css'

/** What is typed into the search, and what is searched for once typing pauses. */
export function usePeopleSearch() {
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim(), 250)
  return { typed, setTyped, search }
}

interface Props {
  readonly value: string
  readonly onChange: (typed: string) => void
}

export function PeopleSearch({ value, onChange }: Props) {
  return (
    <div className={classes.search}>
      <SearchField
        aria-label="Find a person"
        placeholder="Name or email"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  )
}

/** No one there, or no one that fits. */
export function Nobody({ search, yet }: { readonly search: string; readonly yet: string }) {
  if (search === '') return <EmptyState title="No people added yet">{yet}</EmptyState>
  return <EmptyState title="No matching people">No results for “{search}”. Try part of the name or email.</EmptyState>
}
