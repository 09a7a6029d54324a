import type { RenewalBoard } from '@portico/contract/areas/renewals/renewal.shapes.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { moreOf } from '../../kit/data/more.ts'
import { type Tile, Tiles } from '../../kit/data/tiles.tsx'
import { Loaded } from '../../kit/feedback/loaded.tsx'
import { EmptyState } from '../../kit/feedback/states.tsx'
import { Card } from '../../kit/layout/card.tsx'
import { AppLink } from '../../platform/app-link.tsx'
import { counted, formatCount } from '../../platform/formats.ts'
import { boardPages, RenewalsTable, stageNames } from '../renewals/renewals.public.ts'
import { type WorkbenchFilter, workbenchPath } from './workbench-filter.ts'
import classes from './workbench.module.css'

interface Props {
  readonly brokerCode: string
  readonly filter: WorkbenchFilter
  readonly person: { readonly person?: string }
  /** Whether the work shown is the reader's own. */
  readonly isOwn: boolean
}

/** Renewals, the late ones first: how many by lateness, days and stage, each number leading to just those. */
export function RenewalsPart({ brokerCode, filter, person, isOwn }: Props) {
  const { person: _whose, claims: _claims, late, ...narrowing } = filter
  const asked = { ...narrowing, ...person, ...(late === true ? { late: 'true' as const } : {}) }
  const pages = useInfiniteQuery(boardPages(brokerCode, { ...asked, order: 'late-first' }))
  return (
    <Loaded query={pages} failed="The renewals could not be loaded." lines={8}>
      {(data) => {
        const board = data.pages.at(-1)!
        const cards = data.pages.flatMap((page) => page.cards)
        return (
          <>
            <Tiles tiles={tilesOf(brokerCode, board, filter)} />
            <Card
              title={narrowedText(filter)}
              aside={<span className={classes.count}>{counted(cards.length, 'renewal')}</span>}
              action={
                <AppLink href={`/brokerage-administration/${encodeURIComponent(brokerCode)}/renewals`}>
                  All renewals
                </AppLink>
              }
            >
              <Stages brokerCode={brokerCode} board={board} filter={filter} />
              {cards.length === 0 ? (
                <NoRenewals brokerCode={brokerCode} filter={filter} isOwn={isOwn} />
              ) : (
                <RenewalsTable cards={cards} more={moreOf(pages)} />
              )}
            </Card>
          </>
        )
      }}
    </Loaded>
  )
}

const isNarrowed = ({ late, within, stage }: WorkbenchFilter): boolean =>
  late !== undefined || within !== undefined || stage !== undefined

function narrowedText({ late, within, stage }: WorkbenchFilter): string {
  const words = [
    late === true ? 'late' : undefined,
    stage === undefined ? undefined : stageNames[stage].toLowerCase(),
    within === undefined ? undefined : `within ${within} days`,
  ].filter((word) => word !== undefined)
  return words.length === 0 ? 'Renewals' : `Renewals: ${words.join(', ')}`
}

/** A tile narrows the list; the one that narrows it now leads back to all. */
function tilesOf(brokerCode: string, { late, windows }: RenewalBoard, filter: WorkbenchFilter): Tile[] {
  const { late: isLate, within, ...rest } = filter
  return [
    {
      label: 'Late renewals',
      value: late,
      note: 'behind schedule',
      isWrong: late > 0,
      isCurrent: isLate === true,
      href: workbenchPath(brokerCode, { ...rest, ...(isLate === true ? {} : { late: true }) }),
    },
    ...windows.map(({ days, count }) => ({
      label: `Next ${days} days`,
      value: count,
      note: 'effective dates',
      isCurrent: within === days,
      href: workbenchPath(brokerCode, { ...rest, ...(within === days ? {} : { within: days }) }),
    })),
  ]
}

function Stages({
  brokerCode,
  board: { stages },
  filter,
}: Pick<Props, 'brokerCode' | 'filter'> & { readonly board: RenewalBoard }) {
  const most = Math.max(1, ...stages.map(({ count }) => count))
  const { stage: shown, ...rest } = filter
  return (
    <ul className={classes.stages} aria-label="Renewals by stage">
      {stages.map(({ stage, count }) => (
        <li key={stage}>
          <AppLink
            href={workbenchPath(brokerCode, { ...rest, ...(shown === stage ? {} : { stage }) })}
            className={classes.stage}
            aria-current={shown === stage ? 'true' : undefined}
          >
            <span className={classes.stageName}>{stageNames[stage]}</span>
            <span className={classes.stageCount}>{formatCount(count)}</span>
            <span className={classes.bar} style={{ '--part': count / most } as React.CSSProperties} aria-hidden />
          </AppLink>
        </li>
      ))}
    </ul>
  )
}

function NoRenewals({ brokerCode, filter, isOwn }: Omit<Props, 'person'>) {
  if (isNarrowed(filter)) {
    const { person } = filter
    const all = workbenchPath(brokerCode, person === undefined ? {} : { person })
    return <EmptyState title="No matching renewals" action={<AppLink href={all}>Clear filters</AppLink>} />
  }
  return (
    <EmptyState
      title={isOwn ? 'No renewal of yours is under way' : 'No renewal is under way'}
      action={
        <AppLink href={`/brokerage-administration/${encodeURIComponent(brokerCode)}/accounts`}>Go to accounts</AppLink>
      }
    >
      {isOwn
        ? 'Renewals of accounts that you work on are listed here. Choose Team for those of everyone.'
        : 'Add an account with its policies: its renewal starts automatically 120 days before expiration.'}
    </EmptyState>
  )
}
