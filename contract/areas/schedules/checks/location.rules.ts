import { propertyValueColumns } from '../columns/property.columns.ts'
import { zipLiesIn } from '../values/us-states.ts'
import { checkMessages } from './check.messages.ts'
import { error, hardError, inOrder, outlier } from './row-rule.ts'
import type { RowRule } from './row-rule.ts'
import { amountIn, exceeds, sumIn, textIn, yearIn } from './rows.ts'
import type { Cells } from './rows.ts'

const postOfficeBox = /^\W*p(?:ost)?\.?\s?o(?:ffice)?\.?\s?box\b/i

const isFarFromHome = (cells: Cells): boolean => {
  const latitude = amountIn(cells, 'latitude')
  const longitude = amountIn(cells, 'longitude')
  if (latitude === null || longitude === null || textIn(cells, 'state') === '') return false
  return latitude < -15 || latitude > 72 || (longitude > -60 && longitude < 140)
}

export const locationRules: readonly RowRule[] = [
  error('zip', checkMessages.zipNotInState, (cells) => !zipLiesIn(textIn(cells, 'zip'), textIn(cells, 'state'))),
  error('street', checkMessages.postOfficeBox, (cells) => postOfficeBox.test(textIn(cells, 'street'))),
  outlier('latitude', checkMessages.locationFar, isFarFromHome),
  inOrder('opened', 'closed'),
]

const endings: readonly (readonly [ending: RegExp, types: readonly string[]])[] = [
  [/\b(?:inc|corp|corporation|incorporated)\.?$/i, ['Corporation', 'S Corporation', 'Non-Profit']],
  [/\b(?:llc|l\.l\.c)\.?$/i, ['LLC']],
  [/\b(?:llp|l\.l\.p)\.?$/i, ['LLP', 'Partnership']],
]

const typeContradictsName = (cells: Cells): boolean => {
  const name = textIn(cells, 'name')
  const type = textIn(cells, 'entityType')
  return type !== '' && endings.some(([ending, types]) => ending.test(name) && !types.includes(type))
}

/** First two digits that the IRS has never assigned. */
const unissued = /^(?:00|07|08|09|1[789]|2[89]|49|69|70|7[89]|89|9[67])-/

export const namedInsuredRules: readonly RowRule[] = [
  outlier('entityType', checkMessages.entityTypeName, typeContradictsName),
  outlier('fein', checkMessages.feinPrefix, (cells) => unissued.test(textIn(cells, 'fein'))),
  inOrder('activeFrom', 'activeTo'),
]

const upgrades = ['wiringUpgrade', 'roofUpgrade', 'plumbingUpgrade', 'hvacUpgrade']

const nextYear = (today: string) => Number(today.slice(0, 4)) + 1

const isRounded = (cells: Cells): boolean => {
  const values = propertyValueColumns.map((column) => amountIn(cells, column) ?? 0).filter((value) => value > 0)
  return values.length > 1 && values.every((value) => value % 1_000_000 === 0)
}

export const propertyRules: readonly RowRule[] = [
  error('yearBuilt', checkMessages.yearInFuture, (cells, today) =>
    exceeds(yearIn(cells, 'yearBuilt'), nextYear(today)),
  ),
  ...upgrades.map((column) =>
    error(column, checkMessages.upgradeBeforeBuilt, (cells) =>
      exceeds(yearIn(cells, 'yearBuilt'), yearIn(cells, column)),
    ),
  ),
  hardError('sprinklered', checkMessages.sprinklerShare, (cells) => {
    return textIn(cells, 'sprinkler') === 'Full' && exceeds(100, amountIn(cells, 'sprinklered'))
  }),
  error('sprinklered', checkMessages.sprinklerNone, (cells) => {
    return textIn(cells, 'sprinkler') === 'None' && exceeds(amountIn(cells, 'sprinklered'), 0)
  }),
  outlier('construction', checkMessages.constructionAge, (cells) => {
    return textIn(cells, 'construction').startsWith('6') && exceeds(1900, yearIn(cells, 'yearBuilt'))
  }),
  outlier('storeys', checkMessages.constructionHeight, (cells) => {
    return textIn(cells, 'construction').startsWith('1') && exceeds(amountIn(cells, 'storeys'), 6)
  }),
  error('protectionClass', checkMessages.protectionClass, (cells) => {
    return !/^(?:|(?:[1-9]|10|8B|10W)(?:\/(?:[1-9]|10)?[XYW]?)?)$/i.test(textIn(cells, 'protectionClass'))
  }),
  outlier('buildingValue', checkMessages.roundedValues, isRounded),
]

export const edpRules: readonly RowRule[] = [
  outlier('hardwareValue', checkMessages.emptyEdp, (cells) => {
    return sumIn(cells, ['hardwareValue', 'softwareValue', 'dataValue', 'extraExpense', 'transitValue']) === 0
  }),
]
