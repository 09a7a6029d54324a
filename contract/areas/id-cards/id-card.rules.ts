import { americanDay } from '../../kit/zone.rules.ts'
import { isVinForm, firstVinYear, vinIsSound } from '../schedules/values/vin.ts'
import { stateNameOf } from '../schedules/values/us-states.ts'
import { idCardMessages as messages } from './id-card.messages.ts'
import { generalCard, stateCardOn } from './state-cards.ts'

/** The types of policies that insure autos. */
export const autoPolicyTypes = ['AUTO', 'GARAGE'] as const

/** A term of an auto policy; a canceled one ends with its cancellation. */
export interface CardPolicy {
  readonly id: string
  readonly policyType: string
  readonly carrier: string
  readonly naic: string
  readonly policyNumber: string
  readonly insured: string
  readonly effectiveOn: string
  readonly endsOn: string
}

export type VehicleCells = Readonly<Record<string, string | undefined>>

/** What a card shows. */
export interface IdCard {
  readonly state: string
  readonly title: string
  readonly text: string
  /** The state has no row in the table. */
  readonly isGeneral: boolean
  readonly carrier: string
  readonly naic: string
  readonly policyNumber: string
  readonly effectiveOn: string
  readonly endsOn: string
  readonly insured: string
  readonly unit: string
  readonly vehicle: string
  readonly vin: string
}

/** Whether a term is in force on a day. */
export const isInForce = ({ effectiveOn, endsOn }: CardPolicy, day: string): boolean =>
  effectiveOn <= day && day < endsOn

/** Why there are no cards under a policy on a day; undefined if there are. */
export function policyError(policy: CardPolicy | undefined, day: string): string | undefined {
  if (policy === undefined) return messages.noPolicy(americanDay(day))
  if (!isInForce(policy, day)) return messages.policyNotInForce(americanDay(day))
  if (policy.carrier === '') return messages.noCarrier
  return policy.naic === '' ? messages.noNaic(policy.carrier) : undefined
}

const cellOf = (cells: VehicleCells, key: string): string => (cells[key] ?? '').trim()

type Rule = readonly [isRefused: (cells: VehicleCells, day: string) => boolean, reason: (cells: VehicleCells) => string]

const dayOf = (cells: VehicleCells, key: string): string => {
  const day = cellOf(cells, key)
  return /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : ''
}

const hasLongVin = (cells: VehicleCells): boolean => {
  const year = Number(cellOf(cells, 'year'))
  return !(year > 0 && year < firstVinYear)
}

const stateOf = (cells: VehicleCells): string => cellOf(cells, 'plateState')

/** Why a vehicle has no card, the weightiest reason first. */
const vehicleRules: readonly Rule[] = [
  [(cells) => cellOf(cells, 'rowStatus') === 'REMOVED', () => messages.removed],
  [(cells) => cellOf(cells, 'rowStatus') === 'PENDING', () => messages.pending],
  [
    (cells, day) => dayOf(cells, 'effectiveFrom') > day,
    (cells) => messages.notYet(americanDay(dayOf(cells, 'effectiveFrom'))),
  ],
  [
    (cells, day) => dayOf(cells, 'effectiveTo') !== '' && dayOf(cells, 'effectiveTo') < day,
    (cells) => messages.noLonger(americanDay(dayOf(cells, 'effectiveTo'))),
  ],
  [(cells) => cellOf(cells, 'liability') === 'N', () => messages.noLiability],
  [(cells) => cellOf(cells, 'vin') === '', () => messages.noVin],
  [(cells) => hasLongVin(cells) && !isVinForm(cellOf(cells, 'vin')), () => messages.vinForm],
  [(cells) => hasLongVin(cells) && !vinIsSound(cellOf(cells, 'vin')), () => messages.vinCheck],
  [(cells) => cellOf(cells, 'year') === '' || cellOf(cells, 'make') === '', () => messages.noMake],
  [(cells) => stateOf(cells) === '', () => messages.noState],
  [
    (cells, day) => (stateCardOn(stateOf(cells), day)?.carrierOnly ?? '') !== '',
    (cells) => carrierReason(stateOf(cells)),
  ],
]

const carrierReason = (state: string): string =>
  (stateCardOn(state, '9999-12-31')?.carrierOnly ?? '').replace(/\.$/, '')

/** Why a vehicle has no card on a day; undefined if it has one. */
export function vehicleError(cells: VehicleCells, day: string): string | undefined {
  return vehicleRules.find(([isRefused]) => isRefused(cells, day))?.[1](cells)
}

/** Year, make, and model of a vehicle. */
const vehicleName = (cells: VehicleCells): string =>
  ['year', 'make', 'model']
    .map((key) => cellOf(cells, key))
    .filter((part) => part !== '')
    .join(' ')

/** What a vehicle is called: its unit number, and what it is. */
export function vehicleLabel(cells: VehicleCells): string {
  const unit = cellOf(cells, 'unit')
  const label = [unit === '' ? '' : `Unit ${unit}`, vehicleName(cells)].filter((part) => part !== '').join(' · ')
  return label === '' ? 'Vehicle without a name' : label
}

/** The card of a vehicle that has one. */
export function cardOf(cells: VehicleCells, policy: CardPolicy, day: string): IdCard {
  const state = stateOf(cells)
  const own = stateCardOn(state, day)
  return {
    state,
    title: own?.title ?? generalCard.title,
    text: own?.text ?? `${generalCard.text} This is a general card. ${stateNameOf(state)} may require its own.`,
    isGeneral: own === undefined,
    carrier: policy.carrier,
    naic: policy.naic,
    policyNumber: policy.policyNumber,
    effectiveOn: policy.effectiveOn,
    endsOn: policy.endsOn,
    insured: policy.insured,
    unit: cellOf(cells, 'unit'),
    vehicle: vehicleName(cells),
    vin: cellOf(cells, 'vin'),
  }
}
