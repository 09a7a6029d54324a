import type { AccountDocument, FolderTree } from '@portico/contract/areas/documents/document.shapes.ts'
import { trashDays } from '@portico/contract/areas/documents/document.rules.ts'
import { useState } from 'react'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { EmptyState } from '../../../kit/feedback/states.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { DataTable } from '../../../kit/data/data-table.tsx'
import { moreOf } from '../../../kit/data/more.ts'
import { documentsFailed, type DocumentFilter, type Place, useDocuments } from '../documents.queries.ts'
import { documentColumns } from './document-columns.tsx'
import { Filters } from './filters.tsx'
import type { Asked } from './library-dialog.tsx'
import classes from './library.module.css'
import { placeName } from './places.ts'
import { SelectionBar } from './selection-bar.tsx'

interface Props {
  readonly accountId: string
  readonly tree: FolderTree
  readonly place: Place
  /** The fields' values; `filter` follows once typing pauses. */
  readonly typed: DocumentFilter
  readonly filter: DocumentFilter
  readonly onFilter: (filter: DocumentFilter) => void
  readonly onAsk: (asked: Asked) => void
}

/** The documents of a place: found, sorted, chosen. */
export function DocumentCard({ accountId, tree, place, typed, filter, onFilter, onAsk }: Props) {
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set())
  const pages = useDocuments(accountId, place, filter)
  const isFiltered = filter.search !== '' || filter.type !== '' || filter.tag !== ''
  const choose = (ids: readonly string[], isChosen: boolean): void =>
    setChosenIds((before) => new Set(isChosen ? [...before, ...ids] : [...before].filter((id) => !ids.includes(id))))

  return (
    <Card title={filter.search === '' ? placeName(tree, place) : 'Found'}>
      {place === 'trash' && <p className={classes.note}>Deleted documents can be restored for {trashDays} days.</p>}
      {!tree.isScanned && tree.maySeeInternal && place !== 'trash' && (
        <p className={classes.note}>No malware scanner is set up, so files are not scanned.</p>
      )}
      <Filters tree={tree} value={typed} onChange={onFilter} />
      <Loaded query={pages} failed={documentsFailed} lines={8}>
        {(data) => {
          const documents = data.pages.flatMap((page) => page.documents)
          if (documents.length === 0) return <Nothing place={place} isFiltered={isFiltered} mayAdd={tree.mayAdd} />
          const chosen = documents.filter(({ id }) => chosenIds.has(id))
          return (
            <>
              <SelectionBar
                accountId={accountId}
                place={place}
                documents={documents}
                chosen={chosen}
                onChoose={choose}
                onAsk={onAsk}
              />
              <DataTable
                label={placeName(tree, place)}
                columns={documentColumns({ accountId, tree, place, chosenIds, choose, onAsk })}
                rows={documents}
                rowKey={keyOf}
                more={moreOf(pages)}
              />
            </>
          )
        }}
      </Loaded>
    </Card>
  )
}

const keyOf = ({ id }: AccountDocument): string => id

function Nothing({
  place,
  isFiltered,
  mayAdd,
}: {
  readonly place: Place
  readonly isFiltered: boolean
  readonly mayAdd: boolean
}) {
  if (isFiltered)
    return <EmptyState title="No matching documents">Try part of the name, or another type or tag.</EmptyState>
  if (place === 'trash') return <EmptyState title="The trash is empty" />
  return (
    <EmptyState title="No documents here yet">
      {mayAdd ? 'Drop files here, or choose Upload.' : 'What your brokerage shares with you appears here.'}
    </EmptyState>
  )
}
