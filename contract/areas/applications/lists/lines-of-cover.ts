import type { linesOfCover } from '../../forms/facts/fact-choices.ts'

type LineOfCover = (typeof linesOfCover)[number]

/** The lines of forms by the policy types they include. */
const lines: Readonly<Record<string, LineOfCover>> = {
  AUTO: 'Business auto',
  CRIME: 'Crime',
  CYBER: 'Cyber',
  D_AND_O: 'Directors and officers',
  EMPLOYED_LAWYERS: 'Professional liability',
  EMPLOYMENT_PRACTICES: 'Employment practices',
  EXCESS_LIABILITY: 'Umbrella or excess',
  EXCESS_UMBRELLA: 'Umbrella or excess',
  E_AND_O: 'Professional liability',
  GENERAL_LIABILITY: 'General liability',
  INLAND_MARINE: 'Cargo or inland marine',
  LIQUOR_LIABILITY: 'Liquor liability',
  LPL: 'Professional liability',
  MANAGEMENT_LIABILITY: 'Directors and officers',
  MEDICAL_PROFESSIONAL: 'Professional liability',
  MOTOR_TRUCK_CARGO: 'Cargo or inland marine',
  POLLUTION: 'Pollution',
  PROPERTY: 'Property',
  TECH_E_AND_O: 'Professional liability',
  TRANSPORTATION: 'Cargo or inland marine',
  UMBRELLA: 'Umbrella or excess',
  WORKERS_COMP: 'Workers’ compensation',
}

/** The line in which forms list a policy of a type. */
export const lineOfCover = (policyType: string): LineOfCover => lines[policyType] ?? 'Other'
