import type { CoveredLine } from '@portico/contract/areas/policies/coverage-summary.shapes.ts'
import { policyPath } from '@portico/contract/areas/policies/policy.rules.ts'
import { premiumLabel, totalLabel, totalPremium } from '@portico/contract/areas/policies/premium.rules.ts'
import { DataTable } from '../../../kit/data/data-table.tsx'
import { Facts } from '../../../kit/data/facts.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { AppLink } from '../../../platform/app-link.tsx'
import { formatDate, formatMoney } from '../../../platform/formats.ts'
import { useActsForBrokerage } from '../../people/people.public.ts'
import { coverageColumns } from '../detail/coverages-card.tsx'
import { Expiration, policyColumns } from '../policy-columns.tsx'
import classes from './coverage-summary.module.css'
import { idOf, titleOf } from './covered-line.ts'

interface Props {
  readonly accountId: string
  readonly line: CoveredLine
}

/** One active policy: its coverage, its changes, and the source of each value. */
export function CoveredLineCard({ accountId, line }: Props) {
  const { policy, coverages, endorsements, forms, exclusions, source } = line
  const mayEnter = useActsForBrokerage(accountId)
  const title = titleOf(line)
  return (
    <div className={classes.line}>
      <Card id={idOf(line)} title={title} aside={<span className={classes.source}>{source}</span>}>
        <Facts facts={factsOf(accountId, line)} />
        {coverages.length === 0 ? (
          <p className={classes.part}>
            Limits are not on file. See the policy document.{' '}
            {mayEnter && policy.id !== null && <AppLink href={policyPath(accountId, policy)}>Enter coverages</AppLink>}
          </p>
        ) : (
          <div className={classes.coverages}>
            <DataTable
              label={`Coverages of ${title}`}
              columns={coverageColumns}
              rows={coverages}
              rowKey={({ name }) => name}
            />
          </div>
        )}
        <List
          title="Endorsements"
          items={endorsements.map(({ number, effectiveDate, description }) => ({
            key: `${number} ${effectiveDate}`,
            text: `${description} (${number}, ${formatDate(effectiveDate)})`,
          }))}
        />
        <List title="Key exclusions" items={exclusions.map((text) => ({ key: text, text }))} />
        <List title="Forms" items={forms.map((text) => ({ key: text, text }))} />
      </Card>
    </div>
  )
}

function factsOf(accountId: string, { policy, ratingBasis, nextAudit }: CoveredLine) {
  const { policy: label } = policyColumns(accountId)
  const total = totalPremium(policy)
  return [
    { label: 'Policy', value: label.cell(policy) },
    { label: 'Number', value: policy.policyNumber },
    {
      label: 'Term',
      value: (
        <>
          {formatDate(policy.effectiveDate)} to <Expiration policy={policy} />
        </>
      ),
    },
    { label: premiumLabel(policy), value: policy.premium === null ? 'Not given' : formatMoney(policy.premium) },
    ...(total === null ? [] : [{ label: totalLabel, value: formatMoney(total) }]),
    ...(ratingBasis === null
      ? []
      : [
          {
            label: 'Rating basis',
            value: (
              <>
                {ratingBasis.text}
                <span className={classes.source}>
                  {ratingBasis.source}, {formatDate(ratingBasis.asOf)}
                </span>
              </>
            ),
          },
        ]),
    ...(nextAudit === null ? [] : [{ label: 'Next audit', value: `After ${formatDate(nextAudit)}` }]),
  ]
}

interface ListProps {
  readonly title: string
  readonly items: readonly { readonly key: string; readonly text: string }[]
}

function List({ title, items }: ListProps) {
  if (items.length === 0) return null
  return (
    <div className={classes.part}>
      <h3 className={classes.heading}>{title}</h3>
      <ul>
        {items.map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </ul>
    </div>
  )
}
