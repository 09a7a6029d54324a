import '../../kit/forms/without-eval.ts'
import type { AccountDetails } from '@portico/contract/areas/details/details.shapes.ts'
import { AccountRecord } from '@portico/contract/areas/details/record.shapes.ts'
import { z } from 'zod'
import { differencesIn } from '../../kit/forms/conflicts/differences-in.ts'
import { formatDate } from '../../platform/formats.ts'
import { recordOf, relationshipNames, statusNames } from './record-labels.ts'

/** Form values of a record as typed. */
export interface RecordValues extends Omit<AccountRecord, 'amsType' | 'amsCode' | 'primaryEffectiveDate'> {
  readonly amsType: string
  readonly amsCode: string
  /** A plain date, or empty. */
  readonly primaryEffectiveDate: string
}

/** What the form starts with. */
export function valuesOf(details: AccountDetails): RecordValues {
  const { amsType, amsCode, primaryEffectiveDate, ...record } = recordOf(details)
  return {
    ...record,
    amsType: amsType ?? '',
    amsCode: amsCode ?? '',
    primaryEffectiveDate: primaryEffectiveDate ?? '',
  }
}

const orNull = (typed: string): string | null => (typed.trim() === '' ? null : typed)

/** The contract's own rules, asked of what was typed. */
export const recordSchema = z
  .custom<RecordValues>()
  .transform(({ amsType, amsCode, primaryEffectiveDate, ...record }) => ({
    ...record,
    amsType: orNull(amsType),
    amsCode: orNull(amsCode),
    primaryEffectiveDate: orNull(primaryEffectiveDate),
  }))
  .pipe(AccountRecord)

const fields: readonly (readonly [string, (record: RecordValues) => string])[] = [
  ['Legal name', ({ companyName }) => companyName],
  ['Status', ({ status }) => statusNames[status]],
  ['Phase', ({ phase }) => phase],
  ['Relationship', ({ relationship }) => relationshipNames[relationship]],
  ['Next effective date', ({ primaryEffectiveDate: date }) => (date === '' ? '' : formatDate(date))],
  ['Agency management system', ({ amsType }) => amsType],
  ['Code in the agency management system', ({ amsCode }) => amsCode],
]

/** What one person typed next to what another saved since, as text. */
export const recordDifferences = (mine: RecordValues, theirs: RecordValues) => differencesIn(mine, theirs, fields)
