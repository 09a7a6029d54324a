import { Pill } from '../../../kit/data/pill.tsx'
import { formatAgo } from '../../../platform/formats.ts'
import { useNow } from '../../../platform/now.ts'
import { type Conversion, isRunning, type Upload } from './progress.ts'
import classes from './progress.module.css'

/** Imports and conversions, each with a progress bar, then its result. */
export function ProgressList({
  list,
  label,
}: {
  readonly list: readonly (Upload | Conversion)[]
  readonly label: string
}) {
  return (
    <ul aria-label={label} className={classes.list}>
      {list.map((entry) => (
        <Item key={`${entry.kind} ${entry.id}`} entry={entry} />
      ))}
    </ul>
  )
}

function Item({ entry }: { readonly entry: Upload | Conversion }) {
  const now = useNow()
  return (
    <li className={classes.item}>
      <p className={classes.title}>{entry.title}</p>
      {isRunning(entry) ? <Bar entry={entry} /> : <Outcome status={entry.status} />}
      <p className={classes.words}>{entry.words}</p>
      {!isRunning(entry) && <p className={classes.words}>{formatAgo(entry.time, now)}</p>}
    </li>
  )
}

/** How many accounts a conversion will go through is not known, so its bar shows only that it moves. */
function Bar({ entry: { kind, title, reached } }: { readonly entry: Upload | Conversion }) {
  const value = kind === 'upload' ? reached : undefined
  return (
    <>
      {value !== undefined && <span className={classes.percent}>{value}%</span>}
      <div
        role="progressbar"
        aria-label={title}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={value}
        className={classes.bar}
      >
        <div className={classes.done} data-endless={value === undefined} style={{ width: `${value ?? 30}%` }} />
      </div>
    </>
  )
}

function Outcome({ status }: Pick<Upload, 'status'>) {
  if (status === 'error') return <Pill tone="danger">Failed</Pill>
  return status === 'background' ? <Pill tone="neutral">In the background</Pill> : <Pill tone="success">Done</Pill>
}
