import { useDebouncedValue } from '@mantine/hooks'
import type { LookupKind } from '@portico/contract/areas/lookups/class-codes.ts'
import { lookupMessages } from '@portico/contract/areas/lookups/lookup.messages.ts'
import type { LookupFound } from '@portico/contract/areas/lookups/lookup.shapes.ts'
import { sampleOwner } from '@portico/contract/areas/lookups/lookup-tables.ts'
import { useState } from 'react'
import { Choice } from '../../../kit/controls/choice.tsx'
import { type Column, DataTable } from '../../../kit/data/data-table.tsx'
import { Pill } from '../../../kit/data/pill.tsx'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { EmptyState } from '../../../kit/feedback/states.tsx'
import { SearchField } from '../../../kit/forms/kinds/search-field.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { kindNames, kindOptions } from '../kind-names.ts'
import classes from '../lookups.module.css'
import { useCodeSearch } from '../lookups.queries.ts'
import { tableOf } from './table-of.ts'

const columns: readonly Column<LookupFound>[] = [
  { key: 'code', header: 'Code', cell: ({ code }) => <strong className={classes.code}>{code}</strong> },
  {
    key: 'phrase',
    header: 'Description',
    cell: ({ phrase, phrases, notes }) => (
      <div>
        {phrase}
        {phrases.length > 0 && <small className={classes.also}>also {phrases.join(', ')}</small>}
        {notes !== null && <small className={classes.also}>{notes}</small>}
      </div>
    ),
  },
  { key: 'basis', header: 'Basis', cell: ({ basis }) => basis ?? '–' },
  { key: 'hazard', header: 'Hazard', cell: ({ hazard }) => hazard ?? '–' },
  {
    key: 'table',
    header: 'Table',
    cell: (found) => (found.owner === sampleOwner ? <Pill tone="warning">SAMPLE</Pill> : tableOf(found)),
  },
]

/** Finds codes while one types. */
export function SearchCard() {
  const [kind, setKind] = useState<LookupKind>('GL')
  const [typed, setTyped] = useState('')
  const [text] = useDebouncedValue(typed.trim(), 150)
  const found = useCodeSearch(kind, text)
  return (
    <Card title="Find a code">
      <div className={classes.search}>
        <Choice label="Table" labelHidden options={kindOptions} value={kind} onChange={setKind} />
        <SearchField
          aria-label={`Find in ${kindNames[kind]}`}
          placeholder="Code or words, in any order"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </div>
      <Loaded query={found} failed={lookupMessages.searchFailed} lines={6}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState title="No matching codes">
              No {kindNames[kind]} start with “{text}”. Codes that are not in a table can still be used.
            </EmptyState>
          ) : (
            <DataTable
              label={kindNames[kind]}
              columns={columns}
              rows={rows}
              rowKey={(row) => `${row.code} ${tableOf(row)}`}
            />
          )
        }
      </Loaded>
    </Card>
  )
}
