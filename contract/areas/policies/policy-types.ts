/**
 * Display names of the policy types, in the words of the specification. It shows the names alone; the codes are ours.
 */
const names: Readonly<Record<string, string>> = {
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
}

/** Every type of the catalogue, by code, in the order of the specification. */
export const policyTypeCodes: readonly string[] = Object.keys(names)

/** Codes of the types whose names hold a text. */
export const policyTypesNamed = (text: string): readonly string[] =>
  policyTypeCodes.filter((code) => names[code]!.toLowerCase().includes(text.toLowerCase()))

/** The name that a person reads for a policy type; an unknown code shows as it is given. */
export const policyTypeName = (code: string): string => (Object.hasOwn(names, code) ? names[code]! : code)
