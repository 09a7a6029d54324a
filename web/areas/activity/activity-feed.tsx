import type { ActivityEntry } from '@portico/contract/areas/activity/activity.shapes.ts'
import { Monogram } from '../../kit/data/monogram.tsx'
import { Pill } from '../../kit/data/pill.tsx'
import { AppLink } from '../../platform/app-link.tsx'
import { formatDate, formatMoment, isoDay } from '../../platform/formats.ts'
import { activityPath } from './activity.queries.ts'
import { actionLabelOf, changesOf, type FieldChange, nameOf } from './activity-labels.ts'
import classes from './activity.module.css'

interface Props {
  /** Undefined if the entries have no page of their own. */
  readonly accountId: string | undefined
  readonly entries: readonly ActivityEntry[]
}

/** Entries under the days on which they happened. */
export function ActivityFeed({ accountId, entries }: Props) {
  const days = Map.groupBy(entries, ({ at }) => isoDay(new Date(at)))
  return [...days].map(([day, ofDay]) => (
    <section key={day} aria-label={formatDate(day)}>
      <h2 className={classes.day}>{formatDate(day)}</h2>
      <ol className={classes.entries}>
        {ofDay.map((entry) => (
          <Entry key={entry.id} accountId={accountId} entry={entry} />
        ))}
      </ol>
    </section>
  ))
}

/** The author of the portal's own actions. */
const nobody = { name: 'Portico' }

export function Entry({ accountId, entry, opened = false }: EntryProps) {
  const { at, actor, impersonatedBy, ip, isInternal, id } = entry
  const { name } = actor ?? nobody
  const ofWhat = nameOf(entry)
  // The text that names the entry is not repeated below it.
  const changes = changesOf(entry).filter(({ before, after }) => before !== '' || after !== ofWhat)
  const moment = <time dateTime={at}>{formatMoment(at)}</time>
  return (
    <li className={classes.entry}>
      <Monogram name={name} size="small" />
      <div className={classes.words}>
        <p>
          <strong>{name}</strong> {actionLabelOf(entry)}
          {ofWhat !== '' && (
            <>
              : <span className={classes.subject}>{ofWhat}</span>
            </>
          )}
          {isInternal && <Pill tone="warning">Brokerage only</Pill>}
        </p>
        <p className={classes.place}>
          {accountId === undefined ? (
            moment
          ) : (
            <AppLink href={`${activityPath(accountId)}?entry=${id}`}>{moment}</AppLink>
          )}
          {impersonatedBy !== null && (
            <span>
              by {impersonatedBy}, viewing as {name}
            </span>
          )}
          {ip !== null && <span>from {ip}</span>}
        </p>
        {changes.length === 1 && <Changes changes={changes} />}
        {changes.length > 1 && (
          <details open={opened}>
            <summary>{changes.length} changes</summary>
            <Changes changes={changes} />
          </details>
        )}
      </div>
    </li>
  )
}

const Changes = ({ changes }: { readonly changes: readonly FieldChange[] }) => (
  <dl className={classes.changes}>
    {changes.map(({ field, before, after }) => (
      <div key={field}>
        <dt>{field}</dt>
        <dd>
          {before !== '' && <del>{before}</del>} {after !== '' && <ins>{after}</ins>}
        </dd>
      </div>
    ))}
  </dl>
)

interface EntryProps {
  readonly accountId: string | undefined
  readonly entry: ActivityEntry
  readonly opened?: boolean
}
