import {
  type DuplicateKind,
  duplicateKinds,
  type PossibleDuplicate,
} from '@portico/contract/areas/brokerage-data/duplicates/possible-duplicate.shapes.ts'
import { duplicateMessages } from '@portico/contract/areas/brokerage-data/duplicates/possible-duplicate.messages.ts'
import { isBrokerageAdmin } from '@portico/contract/areas/session/roles.rules.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import type { Column } from '../../../kit/data/data-table.tsx'
import { PagedTable } from '../../../kit/data/paged-table.tsx'
import { TwoLines } from '../../../kit/data/two-lines.tsx'
import { EmptyState } from '../../../kit/feedback/states.tsx'
import { FilterBar } from '../../../kit/lists/filter-bar.tsx'
import { useFilter } from '../../../kit/lists/use-filter.ts'
import { counted, formatDate } from '../../../platform/formats.ts'
import { useWork } from '../../../platform/use-work.ts'
import { MergeDialog } from '../../details/details.public.ts'
import { useSignedInUser } from '../../session/session.public.ts'
import { duplicatePages, exportAddress, useDuplicateCalls } from '../data.queries.ts'
import classes from '../data.module.css'
import { ListCard } from '../list-card.tsx'
import { DismissDialog } from './dismiss-dialog.tsx'
import { duplicatesFilter } from './duplicates-filter.ts'
import { Members } from './members.tsx'

const selects = [
  {
    key: 'kind',
    label: 'Records',
    all: null,
    choices: Object.entries(duplicateKinds).map(([value, { name }]) => ({ value, label: name })),
  },
  { key: 'dismissed', label: 'Show', all: 'To review', choices: [{ value: 'true', label: 'Dismissed' }] },
]

/** Possible duplicates at the brokerage, to merge, correct, or dismiss. */
export function DuplicatesPanel({ brokerCode }: { readonly brokerCode: string }) {
  const { filter, onFilter } = useFilter(duplicatesFilter)
  const { tab: _tab, ...query } = filter
  const { kind } = query
  const pages = useInfiniteQuery(duplicatePages(brokerCode, query))
  const { readAgain } = useDuplicateCalls(brokerCode)
  const [merging, merge] = useState<PossibleDuplicate>()
  const [dismissing, dismiss] = useState<PossibleDuplicate>()
  const mayMerge = isBrokerageAdmin(useSignedInUser(), brokerCode)
  const [keeper, other] = merging?.members ?? []
  const { name, shared } = duplicateKinds[kind]
  return (
    <>
      <FilterBar
        filter={{ ...filter }}
        onChange={(changed) => onFilter(duplicatesFilter({ ...filter, ...changed }))}
        selects={selects}
      />
      <ListCard
        title={`Possible duplicates: ${name.toLowerCase()}`}
        exported={exportAddress(brokerCode, 'possible-duplicates', query)}
      >
        <PagedTable
          label={`Possible duplicates: ${name.toLowerCase()}`}
          columns={columnsOf({ brokerCode, kind, mayMerge, merge, dismiss })}
          pages={pages}
          rowKey={({ digest }) => digest}
          failed={duplicateMessages.listFailed}
          empty={
            query.dismissed === 'true' ? (
              <EmptyState title="Nothing dismissed">Duplicates that someone dismisses appear here.</EmptyState>
            ) : (
              <EmptyState title="No possible duplicates">{shared}</EmptyState>
            )
          }
        />
      </ListCard>
      {keeper !== undefined && other !== undefined && (
        <Suspense>
          <MergeDialog
            accountId={keeper.account}
            details={{ brokerCode, companyName: keeper.companyName }}
            startWith={other.account}
            onClose={() => {
              merge(undefined)
              void readAgain()
            }}
          />
        </Suspense>
      )}
      {dismissing !== undefined && (
        <DismissDialog brokerCode={brokerCode} kind={kind} group={dismissing} onClose={() => dismiss(undefined)} />
      )}
    </>
  )
}

interface Acting {
  readonly brokerCode: string
  readonly kind: DuplicateKind
  readonly mayMerge: boolean
  readonly merge: (group: PossibleDuplicate) => void
  readonly dismiss: (group: PossibleDuplicate) => void
}

const columnsOf = (acting: Acting): readonly Column<PossibleDuplicate>[] => [
  {
    key: 'label',
    header: 'In common',
    cell: ({ label, places, accounts, dismissed }) => (
      <TwoLines
        under={
          <>
            {`${counted(places, 'record')} on ${counted(accounts, 'account')}`}
            {dismissed !== null &&
              ` · Dismissed by ${dismissed.byName}, ${formatDate(dismissed.at.slice(0, 10))}: ${dismissed.reason}`}
          </>
        }
      >
        {label}
      </TwoLines>
    ),
  },
  { key: 'members', header: 'Records', cell: (group) => <Members kind={acting.kind} group={group} /> },
  { key: 'actions', header: 'Actions', cell: (group) => <Actions group={group} {...acting} /> },
]

function Actions({
  group,
  brokerCode,
  kind,
  mayMerge,
  merge,
  dismiss,
}: Acting & { readonly group: PossibleDuplicate }) {
  const { restore } = useDuplicateCalls(brokerCode)
  const work = useWork()
  const { label, digest } = group
  if (group.dismissed !== null) {
    return (
      <Button
        kind="secondary"
        small
        busy={work.busy}
        aria-label={`Restore ${label}`}
        onClick={() => void work.run(() => restore({ kind, digest }), duplicateMessages.restoreFailed)}
      >
        Restore
      </Button>
    )
  }
  return (
    <div className={classes.actions}>
      {kind === 'ACCOUNT' && mayMerge && (
        <Button kind="secondary" small aria-label={`Compare and merge ${label}`} onClick={() => merge(group)}>
          Compare and merge
        </Button>
      )}
      <Button kind="secondary" small aria-label={`Dismiss ${label}`} onClick={() => dismiss(group)}>
        Dismiss
      </Button>
    </div>
  )
}
