import { checkMessages } from './check.messages.ts'
import { aboveZero, atMost, limitToReview, outlier } from './row-rule.ts'
import type { RowRule } from './row-rule.ts'
import { amountIn, exceeds, isBefore, monthsBefore, sumIn, textIn, yearIn } from './rows.ts'
import type { Cells } from './rows.ts'

export const equipmentRules: readonly RowRule[] = [aboveZero('value')]

export const unscheduledEquipmentRules: readonly RowRule[] = [atMost('maxItem', 'total', checkMessages.itemAboveTotal)]

export const inlandMarineRules: readonly RowRule[] = [atMost('itemLimit', 'limit', checkMessages.itemAboveLimit)]

export const fineArtsRules: readonly RowRule[] = [
  aboveZero('value'),
  outlier('appraised', checkMessages.appraisalOld, (cells, today) =>
    isBefore(cells, 'appraised', monthsBefore(today, 36)),
  ),
]

const isUnderground = (cells: Cells) => textIn(cells, 'placement') === 'Under' && textIn(cells, 'closed') === ''

export const storageTankRules: readonly RowRule[] = [
  outlier('installed', checkMessages.tankOld, (cells, today) => {
    return isUnderground(cells) && exceeds(Number(today.slice(0, 4)) - 25, yearIn(cells, 'installed'))
  }),
  outlier('construction', checkMessages.tankSingle, (cells) => {
    return isUnderground(cells) && ['Steel', 'FRP'].includes(textIn(cells, 'construction'))
  }),
  outlier('lastTest', checkMessages.tankTest, (cells, today) => isBefore(cells, 'lastTest', monthsBefore(today, 36))),
]

export const openLotRules: readonly RowRule[] = [
  atMost('averageValue', 'maxValue', checkMessages.averageAboveMax),
  limitToReview('limit', checkMessages.limitBelowMax, (cells) => {
    return exceeds(amountIn(cells, 'maxValue'), amountIn(cells, 'limit'))
  }),
]

const operators = ['operatorsFull', 'operatorsPart', 'othersFull', 'othersPart']

export const garageRules: readonly RowRule[] = [
  outlier('furnished', checkMessages.furnishedAbove, (cells) => {
    return exceeds(amountIn(cells, 'furnished'), sumIn(cells, operators))
  }),
]

const mostAtOnce = (cells: Cells): number | null => {
  const vehicles = amountIn(cells, 'maxVehicles')
  const value = amountIn(cells, 'averageValue')
  return vehicles === null || value === null ? null : vehicles * value
}

export const garageKeeperRules: readonly RowRule[] = [
  limitToReview('limit', checkMessages.limitBelowVehicles, (cells) =>
    exceeds(mostAtOnce(cells), amountIn(cells, 'limit')),
  ),
]
