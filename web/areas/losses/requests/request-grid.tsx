import { yearOf } from '@portico/contract/areas/losses/loss-analysis.ts'
import type { LossRunRule } from '@portico/contract/areas/losses/loss-run-rule.shapes.ts'
import type { LossRunCell, LossRunLine } from '@portico/contract/areas/losses/loss-run.shapes.ts'
import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import { Pill } from '../../../kit/data/pill.tsx'
import { formatDate } from '../../../platform/formats.ts'
import { CurrencyPill } from '../currency-pill.tsx'
import classes from '../losses.module.css'

interface Props {
  readonly lines: readonly LossRunLine[]
  readonly years: readonly number[]
  /** Asks a carrier; undefined for those who only read. */
  readonly onRequest: ((carrier: string) => void) | undefined
  readonly ruleOf: (requestId: string) => LossRunRule | null
  readonly onRule: (rule: LossRunRule) => void
}

/** Carrier and line by year: what is known of the loss run of each policy. */
export function RequestGrid({ lines, years, ...cellProps }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
    <div className={classes.scroll} role="region" aria-label="Loss runs by carrier, policy, and year" tabIndex={0}>
      <table className={classes.grid}>
        <thead>
          <tr>
            <th scope="col">Carrier and line</th>
            {years.map((year) => (
              <th key={year} scope="col">
                {year}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ carrier, line, cells }) => (
            <tr key={`${carrier} ${line}`}>
              <th scope="row">
                <strong>{carrier === '' ? 'Carrier not known' : carrier}</strong>
                <span className={classes.under}>{policyTypeName(line)}</span>
              </th>
              {years.map((year) => (
                <td key={year} data-label={year}>
                  {cells
                    .filter(({ term }) => yearOf(term) === year)
                    .map((cell) => (
                      <Cell key={cell.term.policyId} cell={cell} {...cellProps} />
                    ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface CellProps extends Pick<Props, 'onRequest' | 'ruleOf' | 'onRule'> {
  readonly cell: LossRunCell
}

function Cell({ cell, onRequest, ruleOf, onRule }: CellProps) {
  const { term, state, valuationOn, age, dueOn, requestId } = cell
  const rule = requestId === null ? null : ruleOf(requestId)
  return (
    <div className={classes.cell}>
      <span className={classes.under}>{term.policyNumber}</span>
      {valuationOn !== null && age !== null && <CurrencyPill valuationOn={valuationOn} age={age} />}
      {state === 'OVERDUE' && <Pill tone="danger">Overdue</Pill>}
      {state === 'TO_SIGN' && <Pill tone="warning">Awaiting signature</Pill>}
      {state === 'REQUESTED' && <Pill tone="brand">Requested</Pill>}
      {dueOn !== null && rule !== null && (
        <button type="button" className={classes.plain} onClick={() => onRule(rule)}>
          Due {formatDate(dueOn)}
        </button>
      )}
      {state === 'NOT_REQUESTED' && <NotRequested cell={cell} onRequest={onRequest} />}
    </div>
  )
}

function NotRequested({ cell: { term }, onRequest }: Pick<CellProps, 'cell' | 'onRequest'>) {
  if (onRequest === undefined) return <small>Not requested</small>
  return (
    <button
      type="button"
      className={classes.plain}
      aria-label={`Request the loss run of ${term.policyNumber}, ${formatDate(term.from)}`}
      onClick={() => onRequest(term.carrier)}
    >
      Not requested
    </button>
  )
}
