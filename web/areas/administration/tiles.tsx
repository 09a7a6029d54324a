import { formatCount } from '../../platform/formats.ts'
import classes from './admin-dashboard.module.css'

interface Tile {
  readonly label: string
  readonly value: number
  readonly note: string
  /** Needs someone to look. */
  readonly isWrong?: boolean
}

/** The figures that matter first. */
export function Tiles({ tiles }: { readonly tiles: readonly Tile[] }) {
  return (
    <dl className={classes.tiles}>
      {tiles.map(({ label, value, note, isWrong = false }) => (
        <div key={label} className={classes.tile} data-wrong={isWrong}>
          <dt>{label}</dt>
          <dd>
            {formatCount(value)}
            <small>{note}</small>
          </dd>
        </div>
      ))}
    </dl>
  )
}
