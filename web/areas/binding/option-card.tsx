import { paymentPlanNames } from '@portico/contract/areas/policies/payment-plans.ts'
import type { BindDecision, BindOption } from '@portico/contract/areas/binding/binding.shapes.ts'
import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import { Facts } from '../../kit/data/facts.tsx'
import { type Column, DataTable } from '../../kit/data/data-table.tsx'
import { Notice } from '../../kit/feedback/notice.tsx'
import { Card } from '../../kit/layout/card.tsx'
import { AppLink } from '../../platform/app-link.tsx'
import { formatDate, formatMoment, formatMoney } from '../../platform/formats.ts'
import classes from './bind-decision.module.css'
import { CheckPart } from './check-part.tsx'
import { OptionActions } from './option-actions.tsx'
import { PapersPart } from './papers-part.tsx'
import { StateBar } from './state-bar.tsx'

interface Props {
  readonly accountId: string
  readonly line: string
  readonly decision: BindDecision
  readonly option: BindOption
}

/** An accepted option with its order: figures, what was declined, statements, papers, and what can be done now. */
export function OptionCard({ accountId, line, decision, option }: Props) {
  const place = `/${encodeURIComponent(accountId)}`
  return (
    <Card title={`${policyTypeName(line)}: ${option.carrier}`}>
      <StateBar state={option.state} />
      {option.isChanged && (
        <Notice kind="warning">
          This quote changed since it was accepted. Review it again in the{' '}
          <AppLink href={`${place}/quote-review`}>Quote Review</AppLink> and make a new decision.
        </Notice>
      )}
      {option.state === 'PENDING' && option.openBefore.length > 0 && (
        <Notice kind="warning">
          <p>The carrier requires the following before binding:</p>
          <ul className={classes.list}>
            {option.openBefore.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <AppLink href={`${place}/subjectivities`}>Go to Subjectivities</AppLink>
        </Notice>
      )}
      {option.returned !== null && option.state === 'PENDING' && (
        <Notice kind="info">
          Bind request withdrawn by {option.returned.by}, {formatMoment(option.returned.at)}: {option.returned.reason}
        </Notice>
      )}
      <Facts facts={factsOf(option)} />
      <Coverages option={option} />
      {option.declinations.length > 0 && (
        <div className={classes.part}>
          <h3>Declined</h3>
          <ul className={classes.list}>
            {option.declinations.map(({ name, reason }) => (
              <li key={name}>
                {name}
                {reason !== '' && <span className={classes.muted}>: {reason}</span>}
              </li>
            ))}
          </ul>
        </div>
      )}
      <Signed option={option} />
      <PapersPart accountId={accountId} option={option} />
      <CheckPart accountId={accountId} decision={decision} option={option} />
      <OptionActions accountId={accountId} decision={decision} option={option} />
    </Card>
  )
}

const factsOf = ({ terms, plan, quoteExpiresOn, state, bound }: BindOption) => [
  { label: 'Term', value: `${formatDate(terms.effectiveOn)} to ${formatDate(terms.expiresOn)}` },
  { label: 'Premium', value: formatMoney(terms.premium) },
  { label: 'Taxes and fees', value: formatMoney(terms.taxesAndFees) },
  { label: 'Total', value: formatMoney(terms.premium + terms.taxesAndFees) },
  ...(plan === null ? [] : [{ label: 'Payment', value: paymentPlanNames[plan] }]),
  ...(state === 'PENDING' && quoteExpiresOn !== null
    ? [{ label: 'Quote expires', value: formatDate(quoteExpiresOn) }]
    : []),
  ...(bound === null
    ? []
    : [
        { label: 'Carrier’s reference', value: bound.reference },
        { label: 'Confirmed by', value: `${bound.confirmedBy}, recorded by ${bound.by}, ${formatMoment(bound.at)}` },
      ]),
]

type Coverage = BindOption['terms']['coverages'][number]

const money = (cents: number | null): string => (cents === null ? '' : formatMoney(cents))

const columns: readonly Column<Coverage>[] = [
  { key: 'name', header: 'Coverage', cell: ({ name }) => name },
  { key: 'limit', header: 'Limit', numeric: true, cell: ({ limit }) => money(limit) },
  { key: 'deductible', header: 'Deductible', numeric: true, cell: ({ deductible }) => money(deductible) },
  { key: 'note', header: 'Note', cell: ({ note }) => note },
]

function Coverages({ option: { terms } }: { readonly option: BindOption }) {
  if (terms.coverages.length === 0) return null
  return (
    <div className={classes.part}>
      <h3>Coverages</h3>
      <DataTable label="Coverages" columns={columns} rows={terms.coverages} rowKey={({ name }) => name} />
    </div>
  )
}

function Signed({ option: { signed, noLoss } }: { readonly option: BindOption }) {
  const stored = [signed, noLoss].filter((each) => each !== null)
  if (stored.length === 0) return null
  return (
    <div className={classes.part}>
      <h3>Signed</h3>
      {stored.map(({ statement, name, title, at }) => (
        <div key={statement}>
          <blockquote className={classes.statement}>{statement}</blockquote>
          <p className={classes.muted}>
            {name}, {title}, {formatMoment(at)}
          </p>
        </div>
      ))}
    </div>
  )
}
