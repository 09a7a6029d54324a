import {
  coinsuranceOf,
  coinsurancePercent,
  coinsuredCoverages,
} from '@portico/contract/areas/policies/coverages/coinsurance.rules.ts'
import type { PolicyDetail } from '@portico/contract/areas/policies/policy.shapes.ts'
import { useState } from 'react'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { MoneyField } from '../../../kit/forms/kinds/money-field.tsx'
import { SelectField } from '../../../kit/forms/select-field.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { formatMoney, moneyToType, typedCents } from '../../../platform/formats.ts'
import classes from './coinsurance.module.css'

const percents = [50, 60, 70, 80, 90, 100] as const
const usualPercent = 80

interface Props {
  readonly policy: Pick<PolicyDetail, 'policyType' | 'coverages'>
}

/** Whether a property limit is high enough for the coinsurance clause, and what a loss would pay. Nothing is stored. */
export function CoinsuranceCard({ policy }: Props) {
  const coinsured = coinsuredCoverages(policy)
  const clause = coinsurancePercent(policy)
  const [name, setName] = useState(coinsured[0]?.name ?? '')
  const [percent, setPercent] = useState(clause ?? usualPercent)
  const [value, setValue] = useState('')
  const [loss, setLoss] = useState('')
  const coverage = coinsured.find((each) => each.name === name) ?? coinsured[0]
  if (coverage === undefined) return null
  const offered = [...new Set([...percents, percent])].toSorted((one, other) => one - other)
  return (
    <Card title="Coinsurance check" aside={<span className={classes.hint}>Limit {formatMoney(coverage.limit)}</span>}>
      <div className={classes.fields}>
        <SelectField
          label="Coverage"
          data={coinsured.map((each) => ({ value: each.name, label: each.name }))}
          value={coverage.name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <SelectField
          label="Coinsurance"
          data={offered.map((each) => ({ value: `${each}`, label: `${each}%` }))}
          value={`${percent}`}
          onChange={(event) => setPercent(Number(event.currentTarget.value))}
        />
        <Amount label="Value at risk" typed={value} onType={setValue} />
        <Amount label="Sample loss" typed={loss} onType={setLoss} />
      </div>
      <Result
        asked={{
          value: amountIn(value),
          loss: amountIn(loss),
          percent,
          limit: coverage.limit,
          deductible: coverage.deductible ?? 0,
        }}
      />
    </Card>
  )
}

/** Typed cents; undefined if they are not an amount, or negative. */
function amountIn(typed: string): number | undefined {
  const cents = typedCents(typed)
  return cents === undefined || cents < 0 ? undefined : cents
}

interface AmountProps {
  readonly label: string
  readonly typed: string
  readonly onType: (typed: string) => void
}

function Amount({ label, typed, onType }: AmountProps) {
  const cents = amountIn(typed)
  return (
    <MoneyField
      label={label}
      value={typed}
      error={typed.trim() !== '' && cents === undefined ? 'Enter an amount. Example: 1,000,000' : undefined}
      onChange={(event) => onType(event.currentTarget.value)}
      onBlur={() => cents !== undefined && onType(moneyToType(cents))}
    />
  )
}

interface Asked {
  readonly value: number | undefined
  readonly loss: number | undefined
  readonly percent: number
  readonly limit: number
  readonly deductible: number
}

function Result({ asked: { value, loss = 0, ...asked } }: { readonly asked: Asked }) {
  if (value === undefined || value === 0)
    return (
      <p className={classes.hint}>
        Enter what the property would cost to replace. Below {asked.percent}% of it, each loss is paid in part.
      </p>
    )
  const { required, short, part, paid, penalty } = coinsuranceOf({ ...asked, value, loss })
  const payment =
    loss === 0
      ? ''
      : ` Of a loss of ${formatMoney(loss)} the policy would pay ${formatMoney(paid)}` +
        (penalty === 0 ? ' after the deductible.' : `: ${Math.round(part * 100)}%, less the deductible.`)
  if (short === 0)
    return (
      <Notice kind="success">
        The limit meets the {asked.percent}% requirement of {formatMoney(required)}.{payment}
      </Notice>
    )
  return (
    <Notice kind="warning">
      <strong>The limit is {formatMoney(short)} too low.</strong> {asked.percent}% of the value is{' '}
      {formatMoney(required)}.{payment}
    </Notice>
  )
}
