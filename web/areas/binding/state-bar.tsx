import { bindStateNames, bindStates, type BindState } from '@portico/contract/areas/binding/bind-states.ts'
import classes from './state-bar.module.css'

/** An option's progress from accepted to a checked policy. */
export function StateBar({ state }: { readonly state: BindState }) {
  const reached = bindStates.indexOf(state)
  return (
    <ol className={classes.bar} aria-label="Progress">
      {bindStates.map((each, at) => (
        <li
          key={each}
          className={classes.step}
          data-reached={at <= reached}
          aria-current={at === reached ? 'step' : undefined}
        >
          {bindStateNames[each]}
        </li>
      ))}
    </ol>
  )
}
