import type { CriticalPath } from '@portico/contract/areas/renewals/renewal.shapes.ts'
import { counted } from '../../../platform/formats.ts'
import classes from './critical-path.module.css'

const sides = [
  ['client', 'Client'],
  ['broker', 'Brokerage'],
  ['market', 'Market'],
] as const

/** How long each side has had the renewal. */
export function HeldBar({ held }: Pick<CriticalPath, 'held'>) {
  return (
    <section aria-label="Days with each party">
      <p className={classes.heldTitle}>Days with each party</p>
      <div className={classes.held} aria-hidden>
        {sides.map(([side]) => (
          <span key={side} data-side={side} style={{ flexGrow: held[side] }} />
        ))}
      </div>
      <ul className={classes.legend}>
        {sides.map(([side, name]) => (
          <li key={side}>
            <span className={classes.swatch} data-side={side} aria-hidden /> {name}: {daysOf(held[side])}
          </li>
        ))}
      </ul>
    </section>
  )
}

const daysOf = (days: number): string => (days > 0 && days < 1 ? 'less than a day' : counted(Math.round(days), 'day'))
