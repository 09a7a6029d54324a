import { isBrokerageAdmin } from '@portico/contract/areas/session/roles.rules.ts'
import type { RenewalBoard, RenewalCard } from '@portico/contract/areas/renewals/renewal.shapes.ts'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { EmptyState } from '../../../kit/feedback/states.tsx'
import { Page } from '../../../kit/layout/page.tsx'
import { pagePart } from '../../../platform/page-part.ts'
import { useSignedInUser } from '../../session/session.public.ts'
import { boardPages } from '../renewals.queries.ts'
import { BoardColumns } from './board-columns.tsx'
import { BoardFilterBar } from './board-filter-bar.tsx'
import { boardFilter, type BoardFilter, isNarrowed } from './board-filter.ts'
import { BoardList } from './board-list.tsx'
import classes from './board.module.css'

const LeadTimesDialog = lazy(pagePart(() => import('./lead-times-dialog.tsx')))

/** Every current renewal of a brokerage: by stage, by how soon, as a board or as a list. */
export default function RenewalBoardScreen({ brokerCode }: { readonly brokerCode: string }) {
  const user = useSignedInUser()
  const filter = boardFilter(useSearch({ strict: false }))
  const navigate = useNavigate()
  const onFilter = (next: BoardFilter): void =>
    void navigate({ to: '.', search: { ...next }, replace: true, resetScroll: false })
  const { view: _view, ...narrowing } = filter
  const pages = useInfiniteQuery(boardPages(brokerCode, narrowing))
  const [editing, setEditing] = useState(false)
  return (
    <Page
      title="Renewals"
      lead="Open renewals, soonest first."
      action={
        isBrokerageAdmin(user, brokerCode) && (
          <Button kind="secondary" icon={<IconClock size={18} aria-hidden />} onClick={() => setEditing(true)}>
            Lead times
          </Button>
        )
      }
    >
      <Loaded query={pages} failed="The renewals could not be loaded." lines={10}>
        {(data) => {
          const board = boardOf(data.pages)
          return (
            <>
              <BoardFilterBar board={board} filter={filter} onFilter={onFilter} />
              <Renewals board={board} filter={filter} onFilter={onFilter} />
              {pages.hasNextPage && (
                <div className={classes.more}>
                  <Button
                    kind="secondary"
                    small
                    busy={pages.isFetchingNextPage}
                    onClick={() => void pages.fetchNextPage()}
                  >
                    Load more
                  </Button>
                </div>
              )}
            </>
          )
        }}
      </Loaded>
      {editing && (
        <Suspense>
          <LeadTimesDialog brokerCode={brokerCode} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </Page>
  )
}

/** What all parts hold; the counts of the last are the newest. */
function boardOf(pages: readonly RenewalBoard[]): RenewalBoard {
  const last = pages.at(-1)!
  return { ...last, cards: pages.flatMap(({ cards }): RenewalCard[] => cards) }
}

interface Props {
  readonly board: RenewalBoard
  readonly filter: BoardFilter
  readonly onFilter: (filter: BoardFilter) => void
}

function Renewals({ board, filter, onFilter }: Props) {
  if (board.cards.length > 0)
    return filter.view === 'list' ? <BoardList cards={board.cards} /> : <BoardColumns board={board} filter={filter} />
  if (!isNarrowed(filter))
    return (
      <EmptyState title="No renewal is under way">
        Renewals start automatically 120 days before expiration. To start one sooner, open the account.
      </EmptyState>
    )
  const { view } = filter
  return (
    <EmptyState
      title="No matching renewals"
      action={
        <Button kind="secondary" small onClick={() => onFilter(view === undefined ? {} : { view })}>
          Clear filters
        </Button>
      }
    />
  )
}
