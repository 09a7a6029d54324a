/** What a claim can be about, as the specification names it. */
export const claimTypeNames = {
  UNKNOWN: "I don't know",
  AUTO: 'Auto',
  PROPERTY: 'Property',
  EQUIPMENT: 'Equipment',
  GENERAL_LIABILITY: 'General Liability',
  WORK_COMP: 'Work Comp',
  NO_FAULT: 'No Fault Form',
  LEGAL_PROFESSIONAL: 'Legal Professional',
  CYBER: 'Cyber',
  EPLI: 'Employment Practices (EPLI)',
} as const

export type ClaimTypeCode = keyof typeof claimTypeNames

export const claimTypeCodes = Object.keys(claimTypeNames) as [ClaimTypeCode, ...ClaimTypeCode[]]

/** Types with a text in their name. */
export const typesNamed = (text: string): ClaimTypeCode[] =>
  claimTypeCodes.filter((code) => claimTypeNames[code].toLowerCase().includes(text.toLowerCase()))

/** One sentence for someone who has to choose. */
export const claimTypeHelp: Readonly<Record<ClaimTypeCode, string>> = {
  UNKNOWN: 'Answer up to 3 plain questions and we suggest a type.',
  AUTO: 'A company vehicle was in an accident, stolen, or damaged.',
  PROPERTY: 'A building or its contents were damaged or stolen.',
  EQUIPMENT: 'Tools or mobile equipment were damaged, lost, or stolen.',
  GENERAL_LIABILITY: 'Someone outside the company was hurt or says you damaged their property.',
  WORK_COMP: 'An employee was hurt or became ill at work.',
  NO_FAULT: 'Someone in your vehicle needs no-fault (PIP) benefits, such as form NF-2 in New York.',
  LEGAL_PROFESSIONAL: 'A client or former client makes, or could make, a malpractice claim.',
  CYBER: 'Data or systems were breached, locked, or misused.',
  EPLI: 'An employee or applicant alleges discrimination, harassment, or wrongful termination.',
}

/** Codes of the policy types that answer a claim of a type, the likeliest first. */
export const linesOfClaim: Readonly<Record<ClaimTypeCode, readonly string[]>> = {
  UNKNOWN: [],
  AUTO: ['AUTO', 'TRANSPORTATION', 'GARAGE'],
  PROPERTY: ['PROPERTY', 'PACKAGE', 'BUSINESS_OWNERS', 'BUILDERS_RISK', 'FLOOD', 'EARTHQUAKE', 'CRIME'],
  EQUIPMENT: ['CONTRACTORS_EQUIPMENT', 'INLAND_MARINE', 'EQUIPMENT_BREAKDOWN', 'PACKAGE', 'PROPERTY'],
  GENERAL_LIABILITY: ['GENERAL_LIABILITY', 'PACKAGE', 'BUSINESS_OWNERS', 'LIABILITY', 'PRODUCT_LIABILITY', 'GARAGE'],
  WORK_COMP: ['WORKERS_COMP', 'STOP_GAP'],
  NO_FAULT: ['AUTO', 'TRANSPORTATION', 'GARAGE'],
  LEGAL_PROFESSIONAL: ['LPL', 'E_AND_O', 'EMPLOYED_LAWYERS'],
  CYBER: ['CYBER', 'TECH_E_AND_O'],
  EPLI: ['EMPLOYMENT_PRACTICES', 'MANAGEMENT_LIABILITY'],
}

/** Types whose policies answer for claims made, or discovered, in their term, whenever the cause was. */
export const claimsMadeTypes: readonly ClaimTypeCode[] = ['LEGAL_PROFESSIONAL', 'EPLI', 'CYBER']

export const isClaimType = (code: unknown): code is ClaimTypeCode =>
  typeof code === 'string' && Object.hasOwn(claimTypeNames, code)
