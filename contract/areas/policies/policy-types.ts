/** Display names, word for word from the specification. It has only names; the codes are ours. */
const specified = {
  ALARM_LIABILITY: 'ALARM LIABILITY',
  AUTO: 'AUTO',
  BONDS: 'BONDS',
  CRIME: 'CRIME',
  CYBER: 'CYBER',
  D_AND_O: 'D & O (Directors & Officers)',
  E_AND_O: 'E & O (Errors & Omissions)',
  EMPLOYED_LAWYERS: 'Employed Lawyers',
  EMPLOYMENT_PRACTICES: 'Employment Practices Liability',
  EXCESS_MANAGEMENT: 'Excess Management Liability',
  EXCESS_CRIME: 'Excess Crime',
  EXCESS_E_AND_O: 'Excess E&O',
  EXCESS_TECH_E_AND_O: 'Excess Technology E&O',
  EXCESS_UMBRELLA: 'Excess Umbrella',
  FIDUCIARY: 'Fiduciary',
  FLOOD: 'Flood',
  GENERAL_LIABILITY: 'General Liability',
  INTERNATIONAL_PACKAGE: 'International Package',
  LIABILITY: 'Liability',
  LPL: 'LPL',
  MANAGEMENT_LIABILITY: 'Management Liability',
  PACKAGE: 'Package',
  POLLUTION: 'Pollution Liability',
  PRODUCT_LIABILITY: 'Product Liability',
  PROPERTY: 'Property',
  TECH_E_AND_O: 'Technology E&O',
  TRANSPORTATION: 'Transportation',
  UMBRELLA: 'Umbrella',
  WORKERS_COMP: 'Workers Comp',
} as const

/** Commercial lines that the specification does not name. */
const further = {
  AVIATION: 'Aviation',
  BUILDERS_RISK: 'Builders Risk',
  BUSINESS_OWNERS: 'Businessowners (BOP)',
  CONTRACTORS_EQUIPMENT: 'Contractors Equipment',
  DIFFERENCE_IN_CONDITIONS: 'Difference in Conditions',
  EARTHQUAKE: 'Earthquake',
  EQUIPMENT_BREAKDOWN: 'Equipment Breakdown',
  EXCESS_LIABILITY: 'Excess Liability',
  FARM: 'Farm and Ranch',
  GARAGE: 'Garage',
  INLAND_MARINE: 'Inland Marine',
  KIDNAP_RANSOM: 'Kidnap and Ransom',
  LIQUOR_LIABILITY: 'Liquor Liability',
  MARINE: 'Marine Hull and P&I',
  MEDICAL_PROFESSIONAL: 'Medical Professional Liability',
  MOTOR_TRUCK_CARGO: 'Motor Truck Cargo',
  OCEAN_CARGO: 'Ocean Cargo',
  OWNERS_CONTRACTORS_PROTECTIVE: 'Owners and Contractors Protective',
  PRODUCT_RECALL: 'Product Recall',
  RAILROAD_PROTECTIVE: 'Railroad Protective',
  SPECIAL_EVENT: 'Special Event',
  STOP_GAP: 'Stop Gap',
  TRADE_CREDIT: 'Trade Credit',
  WAREHOUSE_LEGAL: 'Warehouse Legal Liability',
} as const

const names: Readonly<Record<string, string>> = { ...specified, ...further }

/** Codes of the types that the specification names, in its order. */
export const specifiedTypeCodes: readonly string[] = Object.keys(specified)

/** Codes of all types, by name without regard to case: the order in which people look for a line. */
export const policyTypeCodes: readonly string[] = Object.keys(names).toSorted((one, other) =>
  names[one]!.localeCompare(names[other]!, 'en', { sensitivity: 'base' }),
)

/** Codes of the types whose names hold a text. */
export const policyTypesNamed = (text: string): readonly string[] =>
  policyTypeCodes.filter((code) => names[code]!.toLowerCase().includes(text.toLowerCase()))

/** A policy type's name for people; an unknown code is shown unchanged. */
export const policyTypeName = (code: string): string => (Object.hasOwn(names, code) ? names[code]! : code)
