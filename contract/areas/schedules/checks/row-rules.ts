import { allScheduleTypes, type ScheduleType } from '../schedule-types.ts'
import { countryNameOf, sanctionedCountries } from '../values/countries.ts'
import { checkMessages } from './check.messages.ts'
import {
  equipmentRules,
  fineArtsRules,
  garageKeeperRules,
  garageRules,
  inlandMarineRules,
  openLotRules,
  storageTankRules,
  unscheduledEquipmentRules,
} from './equipment.rules.ts'
import { edpRules, locationRules, namedInsuredRules, propertyRules } from './location.rules.ts'
import {
  crimeRules,
  cyberRules,
  executiveRules,
  layerRules,
  maxWithinAnnual,
  payrollRules,
  workersCompRules,
} from './payroll.rules.ts'
import { addsToHundred, inOrder, outlier } from './row-rule.ts'
import type { RowRule } from './row-rule.ts'
import { textIn } from './rows.ts'
import {
  autoRules,
  driveOtherRules,
  driverRules,
  interestRules,
  ownerOperatorRules,
  pipRules,
  travelRules,
} from './vehicle.rules.ts'
import { worksheetRules } from './worksheet.rules.ts'

const sanctionedNames = [...sanctionedCountries].map(countryNameOf).join('|')
const sanctioned = new RegExp(`\\b(?:${sanctionedNames})\\b`, 'i')

const avoidsSanctions = (column: string): RowRule =>
  outlier(column, checkMessages.sanctions, (cells) => sanctioned.test(textIn(cells, column)))

const rulesOfTypes: Readonly<Partial<Record<ScheduleType, readonly RowRule[]>>> = {
  LOCATIONS: locationRules,
  NAMED_INSUREDS: namedInsuredRules,
  PROPERTY_COVERAGES: propertyRules,
  AUTO: autoRules,
  DRIVERS: driverRules,
  EQUIPMENT: equipmentRules,
  EDP: edpRules,
  UNSCHEDULED_EQUIPMENT: unscheduledEquipmentRules,
  INLAND_MARINE: inlandMarineRules,
  WORKERS_COMP: workersCompRules,
  EXEC_WORKERS_COMP: executiveRules,
  PIP: pipRules,
  VESSEL: [maxWithinAnnual('maxConveyance'), avoidsSanctions('origin'), avoidsSanctions('destination')],
  MISC_PROP_FLOATER: equipmentRules,
  DRIVE_OTHER: driveOtherRules,
  ADDL_INTERESTS: interestRules,
  TRANSPORT: [addsToHundred('ownVehicles', 'commonCarrier'), maxWithinAnnual('maxVehicle')],
  FINE_ARTS: fineArtsRules,
  GARAGE: garageRules,
  GARAGE_KEEPER: garageKeeperRules,
  OWNER_OPS: ownerOperatorRules,
  STORAGE_TANKS: storageTankRules,
  WORK_COMP_PLUS_GL: payrollRules,
  OPEN_LOT: openLotRules,
  BUSINESS_INCOME_WORKSHEET: worksheetRules,
  INTERNATIONAL_TRAVEL: travelRules,
  UMBRELLA: [...layerRules, inOrder('underlyingFrom', 'underlyingTo')],
  EXCESS_LIABILITY: [...layerRules, inOrder('underlyingFrom', 'underlyingTo')],
  CRIME: crimeRules,
  CYBER: cyberRules,
}

const ofEveryType: readonly RowRule[] = [inOrder('effectiveFrom', 'effectiveTo')]

const rules = new Map(allScheduleTypes.map((type) => [type, [...ofEveryType, ...(rulesOfTypes[type] ?? [])]]))

/** The checks for single rows of a type. */
export const rowRulesOf = (type: ScheduleType): readonly RowRule[] => rules.get(type) ?? ofEveryType
