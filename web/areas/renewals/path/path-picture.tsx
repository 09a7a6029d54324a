import type { CriticalStep } from '@portico/contract/areas/renewals/renewal.shapes.ts'
import { VisuallyHidden } from '../../../kit/controls/visually-hidden.tsx'
import { formatDate, isoDay } from '../../../platform/formats.ts'
import { useNow } from '../../../platform/now.ts'
import { pathStateNames, sideNames, stepName } from '../renewal-labels.ts'
import classes from './critical-path.module.css'
import { dayOf, hasDay, pathScale } from './path-scale.ts'

/** Every step on one timeline: its safe date against its forecast. Late steps are highlighted. */
export function PathPicture({ steps }: { readonly steps: readonly CriticalStep[] }) {
  const today = isoDay(useNow())
  const at = pathScale(steps, [today])
  return (
    <div>
      <ol className={classes.picture} aria-label="Timeline of the critical path">
        {steps.map((step) => (
          <PathRow key={step.step} step={step} at={at} today={today} />
        ))}
      </ol>
      <ul className={classes.legend} aria-hidden>
        <li>
          <span className={classes.safe} /> Complete by
        </li>
        <li>
          <span className={classes.dot} data-state="ON_TIME" /> Forecast or done
        </li>
        <li>
          <span className={classes.today} /> Today
        </li>
      </ul>
    </div>
  )
}

interface RowProps {
  readonly step: CriticalStep
  readonly at: (day: string) => number
  readonly today: string
}

function PathRow({ step, at, today }: RowProps) {
  const { owner, side, latestSafeOn, state, doneAt } = step
  const day = dayOf(step)
  const [safe, done] = [at(latestSafeOn), at(day)]
  const words = !hasDay(step)
    ? 'no forecast yet'
    : doneAt === null
      ? `forecast ${formatDate(day)}`
      : `done ${formatDate(day)}`
  return (
    <li className={classes.row} data-state={state}>
      <span className={classes.words}>
        <span className={classes.step}>{stepName(step.step)}</span>
        <span className={classes.who}>
          {owner?.name ?? sideNames[side]}
          {(state === 'SLIPPING' || state === 'LATE') && <strong> · {pathStateNames[state]}</strong>}
        </span>
      </span>
      <VisuallyHidden>
        Complete by {formatDate(latestSafeOn)}, {words}, {pathStateNames[state].toLowerCase()}.
      </VisuallyHidden>
      <span className={classes.track} aria-hidden>
        <span className={classes.today} style={{ left: `${at(today)}%` }} />
        <span
          className={classes.gap}
          data-state={state}
          style={{ left: `${Math.min(safe, done)}%`, width: `${Math.abs(done - safe)}%` }}
        />
        <span className={classes.safe} style={{ left: `${safe}%` }} title={`Complete by ${formatDate(latestSafeOn)}`} />
        {hasDay(step) && <span className={classes.dot} data-state={state} style={{ left: `${done}%` }} title={words} />}
      </span>
    </li>
  )
}
