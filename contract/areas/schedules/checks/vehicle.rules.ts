import { sanctionedCountries } from '../values/countries.ts'
import { yearsBetween } from '../values/dates.ts'
import { inDollars } from '../values/numbers.ts'
import { zipLiesIn } from '../values/us-states.ts'
import { firstVinYear, isVinForm, vinIsSound, vinMayBeOf } from '../values/vin.ts'
import { checkMessages } from './check.messages.ts'
import { licenseFits } from './license-forms.ts'
import { error, hardError, inOrder, limitToReview, oneOf, outlier } from './row-rule.ts'
import type { RowRule } from './row-rule.ts'
import { amountIn, dateIn, exceeds, isBefore, monthsBefore, textIn, yearIn } from './rows.ts'
import type { Cells } from './rows.ts'

const hasLongVin = (cells: Cells) =>
  textIn(cells, 'vin') !== '' && (yearIn(cells, 'year') ?? firstVinYear) >= firstVinYear

const vinRules: readonly RowRule[] = [
  error('vin', checkMessages.vinLength, (cells) => hasLongVin(cells) && textIn(cells, 'vin').length !== 17),
  error('vin', checkMessages.vinCheckDigit, (cells) => {
    const vin = textIn(cells, 'vin')
    return hasLongVin(cells) && isVinForm(vin) && !vinIsSound(vin)
  }),
  outlier('year', checkMessages.vinYear, (cells) => {
    const vin = textIn(cells, 'vin')
    const year = yearIn(cells, 'year')
    return year !== null && year >= firstVinYear && isVinForm(vin) && !vinMayBeOf(vin, year)
  }),
]

const hasDeductible = (cells: Cells) =>
  (amountIn(cells, 'compDeductible') ?? 0) > 0 || (amountIn(cells, 'collDeductible') ?? 0) > 0

export const autoRules: readonly RowRule[] = [
  ...vinRules,
  error('year', checkMessages.yearInFuture, (cells, today) =>
    exceeds(yearIn(cells, 'year'), Number(today.slice(0, 4)) + 1),
  ),
  outlier('costNew', checkMessages.deductibleAlone, (cells) => {
    return hasDeductible(cells) && textIn(cells, 'costNew') === '' && textIn(cells, 'statedAmount') === ''
  }),
  outlier('lessor', checkMessages.lessorMissing, (cells) => {
    return textIn(cells, 'ownership') === 'LEASED' && textIn(cells, 'lessor') === ''
  }),
  outlier('radius', checkMessages.radiusFar, (cells) => {
    return textIn(cells, 'radius') === 'Local' && !zipLiesIn(textIn(cells, 'garagingZip'), textIn(cells, 'plateState'))
  }),
]

const ageOf = (cells: Cells, today: string): number | null => {
  const born = dateIn(cells, 'birthDate')
  return born === null ? null : yearsBetween(born, today)
}

const isYoungerThan = (years: number) => (cells: Cells, today: string) => exceeds(years, ageOf(cells, today))

const licenseRule = outlier('licence', checkMessages.licenseForm, (cells) => {
  return textIn(cells, 'licence') !== '' && !licenseFits(textIn(cells, 'licence'), textIn(cells, 'state'))
})

export const driverRules: readonly RowRule[] = [
  hardError('birthDate', checkMessages.tooYoung, isYoungerThan(16)),
  error('birthDate', checkMessages.tooYoungInterstate, (cells, today) => {
    return textIn(cells, 'interstate') === 'Y' && isYoungerThan(21)(cells, today)
  }),
  outlier('birthDate', checkMessages.youngDriver, (cells, today) => {
    return !isYoungerThan(16)(cells, today) && isYoungerThan(18)(cells, today)
  }),
  licenseRule,
  hardError('excluded', checkMessages.excludedAssigned, (cells) => {
    return textIn(cells, 'excluded') === 'Y' && textIn(cells, 'vehicle') !== ''
  }),
  outlier('mvrDate', checkMessages.mvrOld, (cells, today) => isBefore(cells, 'mvrDate', monthsBefore(today, 12))),
]

export const ownerOperatorRules: readonly RowRule[] = [
  ...vinRules,
  licenseRule,
  outlier('certificateExpires', checkMessages.certificateExpired, (cells, today) => {
    return isBefore(cells, 'certificateExpires', today)
  }),
]

export const driveOtherRules: readonly RowRule[] = [
  error('noOwnAuto', checkMessages.noOwnAuto, (cells) => textIn(cells, 'noOwnAuto') === 'N'),
]

/** States with personal injury protection, and the least limit for one person in dollars. */
const leastPip = new Map(
  Object.entries({
    AR: 5000,
    DC: 50_000,
    DE: 15_000,
    FL: 10_000,
    HI: 10_000,
    KS: 4500,
    KY: 10_000,
    MA: 8000,
    MD: 2500,
    MI: 50_000,
    MN: 40_000,
    ND: 30_000,
    NJ: 15_000,
    NY: 50_000,
    OR: 15_000,
    PA: 5000,
    TX: 2500,
    UT: 3000,
    WA: 10_000,
  }),
)

const leastOf = (cells: Cells): number | null => leastPip.get(textIn(cells, 'state')) ?? null

export const pipRules: readonly RowRule[] = [
  oneOf(checkMessages.vehicleOrState, 'vehicle', 'state'),
  error('state', checkMessages.noErrorOnly, (cells) => textIn(cells, 'state') !== '' && leastOf(cells) === null),
  limitToReview(
    'limit',
    (cells) => checkMessages.belowMinimum(inDollars(String(leastOf(cells) ?? 0))),
    (cells) => exceeds(leastOf(cells), amountIn(cells, 'limit')),
  ),
]

export const travelRules: readonly RowRule[] = [
  outlier('country', checkMessages.sanctions, (cells) => sanctionedCountries.has(textIn(cells, 'country'))),
]

export const interestRules: readonly RowRule[] = [
  inOrder('from', 'to'),
  error('assetType', checkMessages.mortgageeOnProperty, (cells) => {
    return textIn(cells, 'interest') === 'Mortgagee' && ['Auto', 'Equipment'].includes(textIn(cells, 'assetType'))
  }),
  error('loan', checkMessages.loanMissing, (cells) => {
    const isLender = ['Mortgagee', "Lender's Loss Payable"].includes(textIn(cells, 'interest'))
    return isLender && textIn(cells, 'loan') === ''
  }),
]
