/** The kinds of schedule an account may keep, by the codes of the specification, in its order. */
export const allScheduleTypes = [
  'LOCATIONS',
  'NAMED_INSUREDS',
  'INSURED_LOCATIONS',
  'PROPERTY_COVERAGES',
  'AUTO',
  'DRIVERS',
  'EQUIPMENT',
  'EDP',
  'UNSCHEDULED_EQUIPMENT',
  'INLAND_MARINE',
  'GENERAL_LIABILITY',
  'WORKERS_COMP',
  'EXEC_WORKERS_COMP',
  'PIP',
  'VESSEL',
  'MISC_PROP_FLOATER',
  'DRIVE_OTHER',
  'ADDL_INTERESTS',
  'TRANSPORT',
  'MISCELLANEOUS',
  'FINE_ARTS',
  'GARAGE',
  'GARAGE_KEEPER',
  'OWNER_OPS',
  'STORAGE_TANKS',
  'TRAILER_INTERCHANGE',
  'WORK_COMP_PLUS_GL',
  'OPEN_LOT',
  'BUSINESS_INCOME_WORKSHEET',
  'CERTIFICATE_OF_INSURANCE',
  'INTERNATIONAL_TRAVEL',
  'UMBRELLA',
  'EXCESS_LIABILITY',
  'CRIME',
  'CYBER',
] as const

export type ScheduleType = (typeof allScheduleTypes)[number]

const codes: ReadonlySet<string> = new Set(allScheduleTypes)

/** Whether a code is that of a type, written as the types are. */
export const isScheduleType = (code: string): code is ScheduleType => codes.has(code)

/** A type's specification. Without a slug it has no page of its own. */
export interface ScheduleTypeEntry {
  readonly name: string | null
  readonly slug: string | null
  readonly onSchedulePage: boolean
  readonly wizardImportable: boolean
}

const shown = (name: string, slug: string): ScheduleTypeEntry => ({
  name,
  slug,
  onSchedulePage: true,
  wizardImportable: true,
})

const backendOnly: ScheduleTypeEntry = { name: null, slug: null, onSchedulePage: false, wizardImportable: true }

/** Every type by its code, as the specification lists them. */
export const scheduleTypes: Readonly<Record<ScheduleType, ScheduleTypeEntry>> = {
  // The specification names neither page nor slug; other schedules are checked against it, so people must see its rows.
  LOCATIONS: shown('Locations', 'locations'),
  NAMED_INSUREDS: shown('Named Insureds', 'named-insured'),
  INSURED_LOCATIONS: shown('Insured Locations', 'insured-locations'),
  PROPERTY_COVERAGES: shown('Property', 'property'),
  AUTO: shown('Auto', 'auto'),
  DRIVERS: shown('Drivers', 'driver'),
  EQUIPMENT: shown('Equipment', 'equipment'),
  EDP: shown('EDP', 'edp'),
  UNSCHEDULED_EQUIPMENT: shown('Unscheduled Equipment', 'unscheduled-equipment'),
  INLAND_MARINE: shown('Inland Marine', 'inland-marine'),
  GENERAL_LIABILITY: shown('General Liability', 'general-liability'),
  WORKERS_COMP: shown('Work Comp', 'work-comp'),
  EXEC_WORKERS_COMP: shown('Exec Work Comp', 'executive-comp'),
  PIP: shown('Personal Injury', 'pip'),
  VESSEL: shown('Ocean Cargo', 'vessel'),
  MISC_PROP_FLOATER: shown('Misc Property Floater', 'misc-prop-floater'),
  DRIVE_OTHER: shown('Drive Other Car', 'drive-other'),
  ADDL_INTERESTS: shown('Additional Interests', 'addl-interests'),
  TRANSPORT: shown('Transportation', 'transport'),
  MISCELLANEOUS: { ...shown('Misc. Coverages', 'miscellaneous'), wizardImportable: false },
  FINE_ARTS: shown('Fine Arts', 'fine-arts'),
  GARAGE: shown('Garage', 'garage'),
  GARAGE_KEEPER: shown('Garage Keeper', 'garage-keeper'),
  OWNER_OPS: shown('Owner Ops', 'owner-ops'),
  STORAGE_TANKS: shown('Storage Tanks', 'storage-tanks'),
  TRAILER_INTERCHANGE: shown('Trailer Interchange', 'trailer-interchange'),
  WORK_COMP_PLUS_GL: shown('WC/GL Payroll', 'work-comp-plus-gl'),
  OPEN_LOT: shown('Open Lot', 'open-lot'),
  BUSINESS_INCOME_WORKSHEET: {
    ...shown('Business Income Worksheet', 'business-income-worksheet'),
    wizardImportable: false,
  },
  CERTIFICATE_OF_INSURANCE: { ...shown('Certificates Of Insurance', 'certificates'), onSchedulePage: false },
  INTERNATIONAL_TRAVEL: shown('International Travel', 'international-travel'),
  UMBRELLA: backendOnly,
  EXCESS_LIABILITY: backendOnly,
  CRIME: backendOnly,
  CYBER: backendOnly,
}

/** The types an account shows until its flag `SCHEDULES_TO_SHOW` says otherwise. */
export const defaultScheduleTypes: readonly ScheduleType[] = [
  'PROPERTY_COVERAGES',
  'AUTO',
  'DRIVERS',
  'EQUIPMENT',
  'WORKERS_COMP',
]

const typesBySlug = new Map(allScheduleTypes.map((type) => [scheduleTypes[type].slug, type]))

/** The type whose page has this slug. */
export function typeOfSlug(slug: string): ScheduleType | undefined {
  return typesBySlug.get(slug)
}

/** A type's display name; where the specification gives none, its code as text. */
export function nameOfType(type: ScheduleType): string {
  return scheduleTypes[type].name ?? titleCase(type)
}

function titleCase(code: string): string {
  return code
    .split('_')
    .map((word) => word.charAt(0) + word.slice(1).toLowerCase())
    .join(' ')
}
