interface LineTerms {
  readonly name: string
  readonly limit: string
  /** Label of a second limit; none if the line has only one. */
  readonly aggregate?: string
  /** Whether others can be named as additional insureds, and the policy can be primary to theirs. */
  readonly namesOthers: boolean
}

const lines = {
  GENERAL_LIABILITY: {
    name: 'General Liability',
    limit: 'Each occurrence',
    aggregate: 'General aggregate',
    namesOthers: true,
  },
  AUTO: { name: 'Auto', limit: 'Combined single limit', namesOthers: true },
  WORKERS_COMP: { name: 'Work Comp', limit: 'Employers liability, each accident', namesOthers: false },
  UMBRELLA: { name: 'Umbrella', limit: 'Each occurrence', aggregate: 'Aggregate', namesOthers: true },
  PROFESSIONAL: { name: 'Professional Liability', limit: 'Each claim', aggregate: 'Aggregate', namesOthers: false },
  POLLUTION: { name: 'Pollution Liability', limit: 'Each occurrence', aggregate: 'Aggregate', namesOthers: true },
  CYBER: { name: 'Cyber', limit: 'Each claim', aggregate: 'Aggregate', namesOthers: false },
} as const satisfies Readonly<Record<string, LineTerms>>

/** A line of coverage that vendors are asked for. */
export type VendorLine = keyof typeof lines

export const vendorLines = Object.keys(lines) as [VendorLine, ...VendorLine[]]

/** What limits of a line are called, and what it can grant to others. */
export const termsOf = (line: VendorLine): LineTerms => lines[line]
