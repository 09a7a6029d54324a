import { coverageKey, coverageText } from '@portico/contract/areas/quotes/coverage.rules.ts'
import { quoteMessages } from '@portico/contract/areas/quotes/quote.messages.ts'
import type { Expiring, ReviewQuote } from '@portico/contract/areas/quotes/quote.shapes.ts'
import { type ReactNode, useState } from 'react'
import { VisuallyHidden } from '../../../kit/controls/visually-hidden.tsx'
import { Pill } from '../../../kit/data/pill.tsx'
import { SelectField } from '../../../kit/forms/select-field.tsx'
import { formatDate } from '../../../platform/formats.ts'
import { carrierFacts } from '@portico/contract/areas/quotes/quote-labels.ts'
import { Firmness, moneyOr, priceText, Verdict } from '../quote-labels.tsx'
import classes from '../../../kit/data/side-by-side.module.css'

interface Props {
  readonly label: string
  readonly expiring: Expiring | null
  readonly options: readonly ReviewQuote[]
  readonly decisionOf: (option: ReviewQuote) => ReactNode
}

/** Options next to today's policy; on a phone one at a time. */
export function Comparison({ label, expiring, options, decisionOf }: Props) {
  const [chosen, setChosen] = useState(options[0]?.id)
  const shown = options.some(({ id }) => id === chosen) ? chosen : options[0]?.id
  const row = (header: string, today: ReactNode, cell: (option: ReviewQuote) => ReactNode) => (
    <tr key={header}>
      <th scope="row">{header}</th>
      {expiring !== null && <td data-label="Today">{today}</td>}
      {options.map((option) => (
        <td key={option.id} data-label={option.carrier} data-away={option.id !== shown}>
          {cell(option)}
        </td>
      ))}
    </tr>
  )
  return (
    <>
      {options.length > 1 && <OptionChoice options={options} chosen={shown} onChoose={setChosen} />}
      <div className={classes.scroll} tabIndex={-1}>
        <table className={classes.table} aria-label={label}>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>What</VisuallyHidden>
              </th>
              {expiring !== null && <th scope="col">Today</th>}
              {options.map((option) => (
                <th key={option.id} scope="col" data-away={option.id !== shown}>
                  {option.carrier}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {row('Quote type', expiring?.carrier ?? expiring?.policyNumber, (option) => (
              <Standing option={option} />
            ))}
            {row('Price', expiring === null ? null : <ExpiringPrice expiring={expiring} />, (option) => (
              <Price option={option} expiring={expiring} />
            ))}
            {row('Summary', null, (option) => (
              <Summary option={option} hasExpiring={expiring !== null} />
            ))}
            {options.some(({ shortfalls }) => shortfalls !== null) &&
              row('Compared with your request', null, ({ shortfalls }) => <Shortfalls shortfalls={shortfalls} />)}
            {coverageNames(expiring, options).map(({ key, name }) =>
              row(name, <Today expiring={expiring} options={options} of={key} />, (option) => (
                <Coverage option={option} of={key} />
              )),
            )}
            {row('Exclusions', null, ({ exclusions }) => (
              <Lines lines={exclusions} />
            ))}
            {row('Key forms', null, ({ forms }) => (
              <Lines lines={forms} />
            ))}
            {row('Your decision', null, decisionOf)}
          </tbody>
        </table>
      </div>
    </>
  )
}

interface ChoiceProps extends Pick<Props, 'options'> {
  readonly chosen: string | undefined
  readonly onChoose: (id: string) => void
}

/** On a phone: which option is next to today's policy. */
function OptionChoice({ options, chosen, onChoose }: ChoiceProps) {
  return (
    <div className={classes.choice}>
      <SelectField
        label="Option to compare"
        data={options.map(({ id, carrier, isFirm, total }) => ({
          value: id,
          label: `${carrier}, ${isFirm ? moneyOr(total) : 'indication'}`,
        }))}
        value={chosen ?? ''}
        onChange={(event) => onChoose(event.currentTarget.value)}
      />
    </div>
  )
}

function Standing({ option }: { readonly option: ReviewQuote }) {
  return (
    <span className={classes.stack}>
      <Firmness isFirm={option.isFirm} />
      {option.isExpired && <Pill tone="danger">Expired</Pill>}
      {option.seen === 'CHANGED' && <Pill tone="warning">Changed since you viewed it</Pill>}
      <span className={classes.small}>{carrierFacts(option)}</span>
      {option.expiresOn !== null && !option.isExpired && (
        <span className={classes.small}>Valid through {formatDate(option.expiresOn)}</span>
      )}
    </span>
  )
}

function Price({ option, expiring }: { readonly option: ReviewQuote; readonly expiring: Expiring | null }) {
  const { premium, taxes, fees, total, isFirm } = option
  const change = priceText(option, expiring)
  return (
    <span className={classes.stack}>
      <strong className={isFirm ? classes.price : undefined}>
        {isFirm ? moneyOr(total) : `about ${moneyOr(total)}`}
      </strong>
      <span className={classes.small}>
        {moneyOr(premium)} premium, {moneyOr(taxes)} taxes, {moneyOr(fees)} fees
      </span>
      {change !== null && <span className={classes.small}>{change}</span>}
    </span>
  )
}

function ExpiringPrice({ expiring: { premium, total } }: { readonly expiring: Expiring }) {
  return (
    <span className={classes.stack}>
      <span>{moneyOr(premium)} premium</span>
      <span className={classes.small}>
        {total === null ? 'Taxes and fees not on file' : `${moneyOr(total)} with taxes and fees`}
      </span>
    </span>
  )
}

/** A coverage of the expiring policy; what is offered but not on file is said to be so. */
function Today({ expiring, options, of }: Pick<Props, 'expiring' | 'options'> & { readonly of: string }) {
  const known = expiring?.coverages.find((coverage) => coverageKey(coverage) === of)
  const isUnknown = options.some(({ differences }) =>
    differences.some((difference) => difference.verdict === 'UNKNOWN' && coverageKey(difference) === of),
  )
  return <Words words={isUnknown ? quoteMessages.notOnFile : coverageText(known)} />
}

function Shortfalls({ shortfalls }: Pick<ReviewQuote, 'shortfalls'>) {
  if (shortfalls === null) return <>–</>
  return shortfalls.length === 0 ? <>Meets your request</> : <Lines lines={shortfalls} />
}

function Summary({
  option: { differences },
  hasExpiring,
}: {
  readonly option: ReviewQuote
  readonly hasExpiring: boolean
}) {
  if (!hasExpiring) return <>–</>
  const many = (...verdicts: string[]): number => differences.filter(({ verdict }) => verdicts.includes(verdict)).length
  const parts = [
    `${many('BETTER', 'NEW')} better or new`,
    `${many('WORSE')} less`,
    `${many('MISSING')} lost`,
    `${many('DIFFERENT')} different`,
    `${many('SAME')} the same`,
  ]
  const counted = parts.filter((part) => !part.startsWith('0 '))
  return <>{counted.length === 0 ? quoteMessages.notOnFile : counted.join(', ')}</>
}

function Coverage({ option, of }: { readonly option: ReviewQuote; readonly of: string }) {
  const difference = option.differences.find((one) => coverageKey(one) === of)
  const coverage = option.coverages.find((one) => coverageKey(one) === of)
  if (difference === undefined)
    return (
      <span className={classes.stack}>
        <Words words={coverageText(coverage)} />
        {coverage?.isOptional === true && (
          <span className={classes.small}>Optional, {moneyOr(coverage.premium)} more</span>
        )}
      </span>
    )
  return (
    <span className={classes.stack}>
      <Verdict verdict={difference.verdict} />
      {difference.offered !== null && <Words words={difference.offered} />}
      {difference.verdict !== 'SAME' && difference.text !== quoteMessages.notOnFile && (
        <span className={classes.small}>{difference.text}</span>
      )}
    </span>
  )
}

function Words({ words }: { readonly words: string | null }) {
  return <span className={classes.words}>{words ?? '–'}</span>
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  if (lines.length === 0) return <>–</>
  return (
    <ul className={classes.lines}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

/** Every coverage that someone has or is offered, today's first. */
function coverageNames(expiring: Expiring | null, options: readonly ReviewQuote[]) {
  const names = new Map<string, string>()
  for (const coverage of [...(expiring?.coverages ?? []), ...options.flatMap(({ coverages }) => coverages)]) {
    const key = coverageKey(coverage)
    if (!names.has(key)) names.set(key, coverage.name)
  }
  return [...names].map(([key, name]) => ({ key, name }))
}
