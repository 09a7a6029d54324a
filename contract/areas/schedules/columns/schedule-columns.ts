import type { ColumnDefinition, FieldDefinitions } from '../column.shapes.ts'
import { allScheduleTypes, nameOfType, type ScheduleType, scheduleTypes } from '../schedule-types.ts'
import { transportColumns, vesselColumns } from './cargo.columns.ts'
import { rowColumns } from './column.ts'
import {
  equipmentColumns,
  fineArtsColumns,
  garageColumns,
  garageKeeperColumns,
  inlandMarineColumns,
  miscellaneousColumns,
  miscPropertyColumns,
  openLotColumns,
  storageTankColumns,
  unscheduledEquipmentColumns,
} from './equipment.columns.ts'
import { additionalInterestColumns, certificateColumns } from './interest.columns.ts'
import { crimeColumns, cyberColumns, layerColumns } from './limit.columns.ts'
import { insuredLocationColumns, locationColumns, namedInsuredColumns } from './location.columns.ts'
import { executiveColumns, generalLiabilityColumns, payrollColumns, workersCompColumns } from './payroll.columns.ts'
import { edpColumns, propertyColumns } from './property.columns.ts'
import {
  autoColumns,
  driveOtherColumns,
  driverColumns,
  ownerOperatorColumns,
  pipColumns,
  trailerInterchangeColumns,
  travelColumns,
} from './vehicle.columns.ts'
import { businessIncomeColumns } from './worksheet.columns.ts'

const columnsOfTypes: Readonly<Record<ScheduleType, readonly ColumnDefinition[]>> = {
  LOCATIONS: locationColumns,
  NAMED_INSUREDS: namedInsuredColumns,
  INSURED_LOCATIONS: insuredLocationColumns,
  PROPERTY_COVERAGES: propertyColumns,
  AUTO: autoColumns,
  DRIVERS: driverColumns,
  EQUIPMENT: equipmentColumns,
  EDP: edpColumns,
  UNSCHEDULED_EQUIPMENT: unscheduledEquipmentColumns,
  INLAND_MARINE: inlandMarineColumns,
  GENERAL_LIABILITY: generalLiabilityColumns,
  WORKERS_COMP: workersCompColumns,
  EXEC_WORKERS_COMP: executiveColumns,
  PIP: pipColumns,
  VESSEL: vesselColumns,
  MISC_PROP_FLOATER: miscPropertyColumns,
  DRIVE_OTHER: driveOtherColumns,
  ADDL_INTERESTS: additionalInterestColumns,
  TRANSPORT: transportColumns,
  MISCELLANEOUS: miscellaneousColumns,
  FINE_ARTS: fineArtsColumns,
  GARAGE: garageColumns,
  GARAGE_KEEPER: garageKeeperColumns,
  OWNER_OPS: ownerOperatorColumns,
  STORAGE_TANKS: storageTankColumns,
  TRAILER_INTERCHANGE: trailerInterchangeColumns,
  WORK_COMP_PLUS_GL: payrollColumns,
  OPEN_LOT: openLotColumns,
  BUSINESS_INCOME_WORKSHEET: businessIncomeColumns,
  CERTIFICATE_OF_INSURANCE: certificateColumns,
  INTERNATIONAL_TRAVEL: travelColumns,
  UMBRELLA: layerColumns,
  EXCESS_LIABILITY: layerColumns,
  CRIME: crimeColumns,
  CYBER: cyberColumns,
}

const withRowColumns = new Map(allScheduleTypes.map((type) => [type, [...columnsOfTypes[type], ...rowColumns]]))

/** The columns of a type in order; those of every row come last. */
export function columnsOf(type: ScheduleType): readonly ColumnDefinition[] {
  return withRowColumns.get(type) ?? []
}

/** Every type with its columns, as the call of field definitions answers. */
export function fieldDefinitions(): FieldDefinitions[] {
  return allScheduleTypes.map((scheduleType) => {
    const { slug, onSchedulePage, wizardImportable } = scheduleTypes[scheduleType]
    const columns = [...columnsOf(scheduleType)]
    return { scheduleType, name: nameOfType(scheduleType), slug, onSchedulePage, wizardImportable, columns }
  })
}
