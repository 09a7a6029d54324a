import { AppLink } from '../../platform/app-link.tsx'
import { formatCount } from '../../platform/formats.ts'
import classes from './tiles.module.css'

export interface Tile {
  readonly label: string
  readonly value: number
  readonly note: string
  /** Needs someone to look. */
  readonly isWrong?: boolean
  /** Where the list of what is counted is. */
  readonly href?: string
  /** What is counted is what the page shows now. */
  readonly isCurrent?: boolean
}

/** The figures that matter first. */
export function Tiles({ tiles }: { readonly tiles: readonly Tile[] }) {
  return (
    <dl className={classes.tiles}>
      {tiles.map(({ label, value, note, isWrong = false, isCurrent = false, href }) => (
        <div key={label} className={classes.tile} data-wrong={isWrong} data-current={isCurrent}>
          <dt>{label}</dt>
          <dd>
            {href === undefined ? (
              formatCount(value)
            ) : (
              <AppLink href={href} className={classes.way} aria-label={`${label}: ${formatCount(value)}`}>
                {formatCount(value)}
              </AppLink>
            )}
            <small>{note}</small>
          </dd>
        </div>
      ))}
    </dl>
  )
}
