import { countdown } from '@portico/contract/areas/claims/claim-deadlines.ts'
import { claimTypeNames } from '@portico/contract/areas/claims/claim-types.ts'
import { claimOutcomeNames, claimStatusNames } from '@portico/contract/areas/claims/claim.rules.ts'
import type { ClaimRow } from '@portico/contract/areas/claims/claim.shapes.ts'
import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import { choicesOf } from '@portico/contract/kit/field.ts'
import { Pill } from '../../../kit/data/pill.tsx'
import type { ListColumn } from '../../../kit/lists/list-columns.ts'
import { AppLink } from '../../../platform/app-link.tsx'
import { cut, formatDate, formatMoney } from '../../../platform/formats.ts'
import { claimTones } from '../claim-tones.ts'
import classes from '../claims.module.css'

const day = (text: string | null): string => (text === null ? '' : formatDate(text))
const yearOf = ({ lossOn }: ClaimRow): string => lossOn?.slice(0, 4) ?? ''
const distinct = (values: readonly string[]) =>
  [...new Set(values)].filter((each) => each !== '').toSorted((one, other) => one.localeCompare(other))

/** A column of plain text. */
const plain = (key: string, header: string, text: (row: ClaimRow) => string): ListColumn<ClaimRow> => ({
  key,
  header,
  text,
  cell: text,
  sortValue: text,
})

const amount = (key: 'paid' | 'reserve' | 'recovered' | 'incurred', header: string): ListColumn<ClaimRow> => ({
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

/** The columns of the claims of an account; those of the choices that occur are to filter by. */
export function claimColumns(
  accountId: string,
  claims: readonly ClaimRow[],
  today: string,
): readonly ListColumn<ClaimRow>[] {
  const chosenFrom = (values: readonly string[]) => choicesOf(Object.fromEntries(values.map((each) => [each, each])))
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
    {
      ...plain('status', 'Status', statusText),
      cell: (row) => <Pill tone={claimTones[row.status]}>{statusText(row)}</Pill>,
      choices: choicesOf(claimStatusNames),
      choiceOf: ({ status }) => status,
    },
    {
      ...plain('type', 'Type', ({ type }) => claimTypeNames[type]),
      choices: choicesOf(claimTypeNames),
      choiceOf: ({ type }) => type,
    },
    { ...plain('lossOn', 'Date of loss', ({ lossOn }) => day(lossOn)), sortValue: ({ lossOn }) => lossOn },
    {
      ...plain('year', 'Year', yearOf),
      startsHidden: true,
      choices: chosenFrom(distinct(claims.map(yearOf)).toReversed()),
      choiceOf: yearOf,
    },
    plain('claimant', 'Claimant', ({ claimant }) => claimant),
    {
      ...plain('location', 'Location', ({ location }) => location),
      choices: chosenFrom(distinct(claims.map(({ location }) => location)).slice(0, 50)),
      choiceOf: ({ location }) => location,
    },
    {
      startsHidden: true,
      ...plain('line', 'Line', ({ line }) => (line === null ? '' : policyTypeName(line))),
      choices: distinct(claims.map(({ line }) => line ?? '')).map((value) => ({ value, label: policyTypeName(value) })),
      choiceOf: ({ line }) => line ?? '',
    },
    {
      ...plain('description', 'Description', ({ description }) => cut(description, 80)),
      startsHidden: true,
    },
    {
      startsHidden: true,
      ...plain('reportedOn', 'Reported', ({ reportedOn }) => day(reportedOn)),
      sortValue: ({ reportedOn }) => reportedOn,
    },
    {
      startsHidden: true,
      ...plain('lag', 'Lag days', ({ lagDays }) => (lagDays === null ? '' : String(lagDays))),
      numeric: true,
      sortValue: ({ lagDays }) => lagDays,
      value: ({ lagDays }) => lagDays,
    },
    {
      ...plain('deadline', 'Next deadline', ({ nextDeadline }) =>
        nextDeadline === null ? '' : `${nextDeadline.label}, ${day(nextDeadline.dueOn)}`,
      ),
      cell: ({ nextDeadline }) =>
        nextDeadline && (
          <div>
            {nextDeadline.label}
            <span className={classes.under}>
              {day(nextDeadline.dueOn)}, {countdown(nextDeadline.dueOn, today)}
            </span>
          </div>
        ),
      sortValue: ({ nextDeadline }) => nextDeadline?.dueOn ?? null,
    },
    { ...plain('adjuster', 'Adjuster', ({ adjuster }) => adjuster), startsHidden: true },
    { ...amount('paid', 'Paid'), startsHidden: true },
    { ...amount('reserve', 'Reserves'), startsHidden: true },
    { ...amount('recovered', 'Recoveries'), startsHidden: true },
    amount('incurred', 'Incurred'),
    {
      startsHidden: true,
      ...plain('valuation', 'Valued as of', ({ valued }) => day(valued?.valuationOn ?? null)),
      sortValue: ({ valued }) => valued?.valuationOn ?? null,
    },
    {
      ...plain('changedAt', 'Last activity', ({ changedAt }) => formatDate(new Date(changedAt))),
      sortValue: ({ changedAt }) => changedAt,
    },
  ]
}

const statusText = ({ status, outcome }: ClaimRow): string =>
  outcome === null ? claimStatusNames[status] : claimOutcomeNames[outcome]

/** Where a claim is: a draft is continued where it was begun. */
export const claimPath = (accountId: string, { id, status }: Pick<ClaimRow, 'id' | 'status'>): string => {
  const portal = `/${encodeURIComponent(accountId)}/claims-portal`
  return status === 'DRAFT' ? `${portal}/create?draft=${id}` : `${portal}/${id}`
}
