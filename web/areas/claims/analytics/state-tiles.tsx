import type { ClaimGroup } from '@portico/contract/areas/claims/claim-analysis.shapes.ts'
import { AppLink } from '../../../platform/app-link.tsx'
import { formatMoney } from '../../../platform/formats.ts'
import { factText } from '../claim-fact-text.ts'
import classes from './state-tiles.module.css'

/** The states about where they are on a map, row by row. */
const map = [
  'AK .. .. .. .. .. .. .. .. .. .. ME',
  '.. .. .. .. .. .. .. .. .. .. VT NH',
  '.. WA ID MT ND MN IL WI MI NY RI MA',
  '.. OR NV WY SD IA IN OH PA NJ CT ..',
  '.. CA UT CO NE MO KY WV VA MD DE ..',
  '.. .. AZ NM KS AR TN NC SC DC .. ..',
  '.. .. .. .. OK LA MS AL GA .. .. ..',
  'HI .. .. .. TX .. .. .. .. FL .. ..',
]

const places = map.flatMap((row, at) =>
  row.split(' ').flatMap((code, column) => (code === '..' ? [] : [{ code, row: at + 1, column: column + 1 }])),
)

interface Props {
  readonly states: readonly ClaimGroup[]
  /** Where the claims of a state are listed. */
  readonly linkOf: (code: string) => string
}

/** Claims by state on a map of tiles: the darker the more. A tile with claims opens them; others follow the map. */
export function StateTiles({ states, linkOf }: Props) {
  const byCode = new Map(states.map((state) => [state.value, state]))
  const most = Math.max(1, ...states.map(({ count }) => count))
  const elsewhere = states.filter(({ value }) => !places.some(({ code }) => code === value))
  return (
    <>
      <ul className={classes.map} aria-label="Claims by state">
        {places.map(({ code, row, column }) => {
          const state = byCode.get(code)
          const style = { gridRow: row, gridColumn: column, '--share': (state?.count ?? 0) / most }
          return (
            <li key={code} style={style}>
              {state === undefined ? (
                <span className={classes.tile} aria-hidden>
                  {code}
                </span>
              ) : (
                <AppLink className={classes.tile} data-has-claims href={linkOf(code)} aria-label={nameOf(state)}>
                  {code}
                  <strong>{state.count}</strong>
                </AppLink>
              )}
            </li>
          )
        })}
      </ul>
      {elsewhere.map((state) => (
        <p key={state.value}>
          <AppLink href={linkOf(state.value)}>{nameOf(state)}</AppLink>
        </p>
      ))}
    </>
  )
}

const nameOf = ({ value, count, valued, incurred }: ClaimGroup): string =>
  [
    `${factText('state', value)}: ${count === 1 ? '1 claim' : `${count} claims`}`,
    ...(valued === 0 ? [] : [`${formatMoney(incurred)} incurred`]),
  ].join(', ')
