import type { FormLevel, LayoutDifference } from '@portico/contract/areas/forms/form.shapes.ts'
import { Pill } from '../../../../kit/data/pill.tsx'
import { EmptyState } from '../../../../kit/feedback/states.tsx'
import classes from './views.module.css'

const kinds = {
  ADDED: <Pill tone="success">Added</Pill>,
  CHANGED: <Pill tone="brand">Changed</Pill>,
  HIDDEN: <Pill tone="warning">Hidden</Pill>,
  MOVED: <Pill>Moved</Pill>,
} as const

interface Props {
  readonly level: FormLevel
  /** Null if the form was made at this level: there is nothing to differ from. */
  readonly differences: readonly LayoutDifference[] | null
  readonly onGo: (key: string) => void
}

/** How a layout differs from the one above it. */
export function DifferencesView({ level, differences, onGo }: Props) {
  if (differences === null)
    return (
      <EmptyState title="Nothing to compare with">
        The form was created at this level. Changes at lower levels are shown there.
      </EmptyState>
    )
  if (differences.length === 0)
    return (
      <EmptyState title="No differences">
        {`${level === 'ACCOUNT' ? 'This account' : 'This brokerage'} uses the form exactly as published by the level above.`}
      </EmptyState>
    )
  return (
    <ul className={classes.list} aria-label="Differences">
      {differences.map(({ kind, key, path, changes }) => (
        <li key={`${kind} ${key}`}>
          {kinds[kind]}
          <div className={classes.words}>
            {kind === 'HIDDEN' ? (
              <strong>{path}</strong>
            ) : (
              <button type="button" className={classes.path} onClick={() => onGo(key)}>
                {path}
              </button>
            )}
            {changes.length > 0 && (
              <ul className={classes.changes}>
                {changes.map(({ property, from, to }) => (
                  <li key={property}>
                    {property}: <del>{from === '' ? 'nothing' : from}</del> → <ins>{to === '' ? 'nothing' : to}</ins>
                  </li>
                ))}
              </ul>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
