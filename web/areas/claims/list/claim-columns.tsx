import type { ClaimGroups } from '@portico/contract/areas/claims/claim-analysis.shapes.ts'
import { countdown } from '@portico/contract/areas/claims/claim-deadlines.ts'
import { type ClaimFact, claimFacts } from '@portico/contract/areas/claims/claim-facts.ts'
import { claimTypeNames } from '@portico/contract/areas/claims/claim-types.ts'
import { claimOutcomeNames, claimStatusNames } from '@portico/contract/areas/claims/claim.rules.ts'
import type { ClaimRow } from '@portico/contract/areas/claims/claim.shapes.ts'
import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import { Button } from '../../../kit/controls/button.tsx'
import type { Column } from '../../../kit/data/data-table.tsx'
import { Pill } from '../../../kit/data/pill.tsx'
import type { ListColumn } from '../../../kit/lists/list-columns.ts'
import { AppLink } from '../../../platform/app-link.tsx'
import { counted, cut, formatDate, formatMoney } from '../../../platform/formats.ts'
import { factText, valuesOfFact } from '../claim-fact-text.ts'
import { claimTones } from '../claim-tones.ts'
import classes from '../claims.module.css'

const day = (text: string | null): string => (text === null ? '' : formatDate(text))

/** A column of plain text. */
const plain = (key: string, header: string, text: (row: ClaimRow) => string): ListColumn<ClaimRow> => ({
  key,
  header,
  text,
  cell: text,
  sortValue: text,
})

const amount = (key: Amount, header: string): ListColumn<ClaimRow> => ({
  key,
  header,
  numeric: true,
  cell: ({ valued }) =>
    valued && (
      <div>
        {formatMoney(valued[key])}
        <span className={classes.under}>as of {formatDate(valued.valuationOn)}</span>
      </div>
    ),
  text: ({ valued }) => (valued === null ? '' : formatMoney(valued[key])),
  sortValue: ({ valued }) => valued?.[key] ?? null,
  value: ({ valued }) => (valued === null ? null : valued[key] / 100),
})

const parts = ['indemnity', 'medical', 'expense'] as const
type Part = (typeof parts)[number]

type Amount = 'paid' | 'reserve' | 'recovered' | 'incurred'

const partOf = (valued: NonNullable<ClaimRow['valued']>, key: Amount, part: Part): number =>
  key === 'incurred'
    ? valued.parts.paid[part] + valued.parts.reserve[part] - valued.parts.recovered[part]
    : valued.parts[key][part]

/** Columns of an amount by what it is for. */
const split = (key: Amount, header: string): readonly ListColumn<ClaimRow>[] =>
  parts.map((part) => {
    const text = ({ valued }: ClaimRow) => (valued === null ? '' : formatMoney(partOf(valued, key, part)))
    return {
      key: `${key}${part}`,
      header: `${header}, ${part}`,
      numeric: true,
      startsHidden: true,
      cell: text,
      text,
      value: ({ valued }) => (valued === null ? null : partOf(valued, key, part) / 100),
    }
  })

/** The columns of the claims of an account; those of its facts are to narrow the list by. */
export function claimColumns(
  accountId: string,
  groups: ClaimGroups['groups'] | undefined,
  today: string,
): readonly ListColumn<ClaimRow>[] {
  /** A column of a fact, with its values to choose from. */
  const fact = (key: ClaimFact, text: (row: ClaimRow) => string, rest: Partial<ListColumn<ClaimRow>> = {}) => ({
    ...plain(key, claimFacts[key].label, text),
    choices: valuesOfFact(key, groups).map((value) => ({ value, label: factText(key, value) })),
    ...rest,
  })
  const hidden = { startsHidden: true } as const
  const filter = { startsHidden: true, narrowsHidden: true } as const
  return [
    {
      ...plain('ourNumber', 'Claim', ({ ourNumber, claimNumber }) => `${ourNumber} ${claimNumber}`.trim()),
      cell: ({ id, ourNumber, claimNumber, status }) => (
        <div>
          <AppLink href={claimPath(accountId, { id, status })} className={classes.number}>
            {ourNumber}
          </AppLink>
          {claimNumber !== '' && <span className={classes.under}>Carrier no. {claimNumber}</span>}
        </div>
      ),
    },
    fact('status', statusText, { cell: (row) => <Pill tone={claimTones[row.status]}>{statusText(row)}</Pill> }),
    fact('report', ({ status }) => factText('report', status === 'DRAFT' ? 'draft' : 'reported'), hidden),
    fact('type', ({ type }) => claimTypeNames[type]),
    plain('lossOn', 'Date of loss', ({ lossOn }) => day(lossOn)),
    fact('year', ({ lossOn }) => lossOn?.slice(0, 4) ?? '', filter),
    plain('claimant', 'Claimant', ({ claimant }) => claimant),
    fact('location', ({ location }) => location, {
      ...filter,
      cell: ({ location }) => <div className={classes.long}>{location}</div>,
    }),
    fact('state', ({ state }) => state, hidden),
    fact('line', ({ line }) => (line === null ? '' : policyTypeName(line)), filter),
    fact('cause', ({ cause }) => cause, hidden),
    fact('weekday', ({ lossOn }) => weekdayOf(lossOn), hidden),
    fact('hour', ({ lossTime }) => lossTime, hidden),
    fact('tenure', ({ tenureMonths }) => monthsText(tenureMonths), hidden),
    fact('bodyPart', ({ bodyPart }) => bodyPart ?? '', hidden),
    fact('nature', ({ nature }) => nature ?? '', hidden),
    { ...plain('description', 'Description', ({ description }) => cut(description, 80)), ...hidden },
    { ...plain('reportedOn', 'Reported', ({ reportedOn }) => day(reportedOn)), ...hidden },
    fact('lag', ({ lagDays }) => (lagDays === null ? '' : String(lagDays)), { ...hidden, numeric: true }),
    {
      key: 'deadline',
      header: 'Next deadline',
      text: ({ nextDeadline }) => (nextDeadline === null ? '' : `${nextDeadline.label}, ${day(nextDeadline.dueOn)}`),
      cell: ({ nextDeadline }) =>
        nextDeadline && (
          <div className={classes.long}>
            {nextDeadline.label}
            <span className={classes.under}>
              {day(nextDeadline.dueOn)}, {countdown(nextDeadline.dueOn, today)}
            </span>
          </div>
        ),
    },
    { ...plain('reviewOn', 'Review reserves by', ({ reviewOn }) => day(reviewOn)), ...hidden },
    { ...plain('adjuster', 'Adjuster', ({ adjuster }) => adjuster), ...hidden },
    { ...amount('paid', 'Paid'), ...hidden },
    { ...amount('reserve', 'Reserves'), ...hidden },
    { ...amount('recovered', 'Recoveries'), ...hidden },
    amount('incurred', 'Incurred'),
    ...split('paid', 'Paid'),
    ...split('reserve', 'Reserves'),
    ...split('recovered', 'Recoveries'),
    ...split('incurred', 'Incurred'),
    { ...plain('valuation', 'Valued as of', ({ valued }) => day(valued?.valuationOn ?? null)), ...hidden },
    plain('changedAt', 'Last activity', ({ changedAt }) => formatDate(new Date(changedAt))),
  ]
}

/** Discards a draft; reported claims stay. */
export const discardColumn = (onDiscard: (row: ClaimRow) => void): Column<ClaimRow> => ({
  key: 'actions',
  header: 'Actions',
  cell: (row) =>
    row.status === 'DRAFT' && (
      <Button kind="quiet" small aria-label={`Discard draft ${row.ourNumber}`} onClick={() => onDiscard(row)}>
        Discard
      </Button>
    ),
})

const weekdayOf = (lossOn: string | null): string =>
  lossOn === null ? '' : factText('weekday', String(new Date(`${lossOn}T00:00:00Z`).getUTCDay()))

const monthsText = (months: number | null): string => (months === null ? '' : counted(months, 'month'))

const statusText = ({ status, outcome, awaitsConfirmation }: ClaimRow): string =>
  awaitsConfirmation ? 'To confirm' : outcome === null ? claimStatusNames[status] : claimOutcomeNames[outcome]

/** Where a claim is: a draft is continued where it was started. */
export const claimPath = (accountId: string, { id, status }: Pick<ClaimRow, 'id' | 'status'>): string => {
  const portal = `/${encodeURIComponent(accountId)}/claims-portal`
  return status === 'DRAFT' ? `${portal}/create?draft=${id}` : `${portal}/${id}`
}
