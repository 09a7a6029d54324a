import {
  endedLabels,
  movedLabels,
  obstacleLabels,
  type TransferPreview,
} from '@portico/contract/areas/account-transfers/transfer.shapes.ts'
import { Notice } from '../../kit/feedback/notice.tsx'
import { Card } from '../../kit/layout/card.tsx'
import { formatCount } from '../../platform/formats.ts'
import classes from './account-transfers.module.css'

interface Props {
  readonly preview: TransferPreview
  readonly isDone?: boolean
  /** The second brokerage, if the account is shared and does not move. */
  readonly sharedWith?: string
}

/** What stops a move or a share, and what it brings. */
export function PreviewCards({ preview: { moves, ends, obstacles }, isDone = false, sharedWith }: Props) {
  const isMove = sharedWith === undefined
  return (
    <>
      {obstacles.length > 0 && (
        <Notice kind="warning">
          <p>{`This account cannot ${isMove ? 'move' : 'be shared'} now:`}</p>
          <ul className={classes.obstacles}>
            {obstacles.map((kind) => (
              <li key={kind}>{obstacleLabels[kind]}</li>
            ))}
          </ul>
        </Notice>
      )}
      {isMove ? <MovedCards moves={moves} ends={ends} isDone={isDone} /> : <SharedCards seen={moves} to={sharedWith} />}
    </>
  )
}

interface MovedProps extends Pick<TransferPreview, 'moves' | 'ends'> {
  readonly isDone: boolean
}

function MovedCards({ moves, ends, isDone }: MovedProps) {
  return (
    <div className={classes.pair}>
      <Card title={isDone ? 'Moved' : 'What moves'}>
        <Counts counts={moves.map(({ kind, count }) => [movedLabels[kind], count])} />
        <p className={classes.note}>
          The account keeps its code, its audit log, and all records. Insured users keep their access and see the new
          brokerage’s brand.
        </p>
      </Card>
      <Card title={isDone ? 'Ended' : 'What ends'}>
        <Counts counts={ends.map(({ kind, count }) => [endedLabels[kind], count])} />
        <p className={classes.note}>ID card, certificate, and vendor links keep working. They belong to the insured.</p>
      </Card>
    </div>
  )
}

function SharedCards({ seen, to }: { readonly seen: TransferPreview['moves']; readonly to: string }) {
  return (
    <div className={classes.pair}>
      <Card title={`What ${to} will see`}>
        <Counts counts={seen.map(({ kind, count }) => [movedLabels[kind], count])} />
        <p className={classes.note}>Reading only. Internal tasks and documents among these stay hidden.</p>
      </Card>
      <Card title="What stays hidden">
        <ul className={classes.people}>
          <li>Internal notes, documents, and commissions</li>
          <li>Masked personal values, such as driver license numbers</li>
          <li>Medical facts of claims</li>
          <li>People, configuration, and the activity log</li>
          <li>All other accounts and the brokerage’s settings</li>
        </ul>
      </Card>
    </div>
  )
}

function Counts({ counts }: { readonly counts: readonly (readonly [label: string, count: number])[] }) {
  if (counts.length === 0) return <p>Nothing</p>
  return (
    <dl className={classes.counts}>
      {counts.map(([label, count]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{formatCount(count)}</dd>
        </div>
      ))}
    </dl>
  )
}
