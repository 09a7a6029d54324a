interface DemoCoverage {
  readonly name: string
  /** Dollars; undefined if the note has it. */
  readonly limit?: number
  readonly deductible?: number
  readonly isRetention?: true
  readonly note?: string
}

/** What a policy of each type covers; amounts in dollars. */
export const demoCoverages: Readonly<Record<string, readonly DemoCoverage[]>> = {
  GENERAL_LIABILITY: [
    { name: 'Each occurrence', limit: 1_000_000, deductible: 5_000 },
    { name: 'General aggregate', limit: 2_000_000, note: 'Per project' },
    { name: 'Products and completed operations aggregate', limit: 2_000_000 },
    { name: 'Personal and advertising injury', limit: 1_000_000 },
    { name: 'Damage to premises rented to you', limit: 100_000 },
    { name: 'Medical expense', limit: 5_000, note: 'Any one person' },
  ],
  AUTO: [
    { name: 'Combined single limit', limit: 750_000, note: 'Any auto' },
    { name: 'Uninsured motorist', limit: 750_000 },
    { name: 'Comprehensive', deductible: 1_000, note: 'Actual cash value, scheduled autos' },
    { name: 'Collision', deductible: 1_000, note: 'Actual cash value, scheduled autos' },
    { name: 'Hired auto physical damage', limit: 75_000, deductible: 500 },
  ],
  WORKERS_COMP: [
    { name: 'Part one: workers compensation', note: 'Statutory' },
    { name: 'Part two: each accident', limit: 1_000_000 },
    { name: 'Part two: disease, each employee', limit: 1_000_000 },
    { name: 'Part two: disease, policy limit', limit: 1_000_000 },
  ],
  UMBRELLA: [
    { name: 'Each occurrence', limit: 5_000_000, deductible: 10_000, isRetention: true },
    { name: 'Aggregate', limit: 5_000_000 },
  ],
  EXCESS_UMBRELLA: [
    { name: 'Each occurrence', limit: 10_000_000, note: 'Follows the form of the umbrella' },
    { name: 'Aggregate', limit: 10_000_000 },
  ],
  LIABILITY: [
    { name: 'Each occurrence', limit: 2_000_000, deductible: 25_000 },
    { name: 'General aggregate', limit: 4_000_000, note: 'Reinstates once' },
  ],
  PROPERTY: [
    { name: 'Buildings and contents', limit: 12_400_000, deductible: 10_000, note: 'Special form, replacement cost' },
    { name: 'Business income and extra expense', limit: 1_500_000, note: '72 hours waiting period' },
    { name: 'Ordinance or law', limit: 1_000_000, note: 'Coverages B and C combined' },
    { name: 'Wind and hail', deductible: 50_000 },
  ],
  POLLUTION: [
    { name: 'Each pollution condition', limit: 2_000_000, deductible: 25_000, isRetention: true },
    { name: 'Aggregate', limit: 2_000_000 },
  ],
  CYBER: [
    { name: 'Policy aggregate', limit: 2_000_000, deductible: 10_000, isRetention: true },
    { name: 'Ransomware', limit: 1_000_000, note: 'Half of the loss is the insured’s' },
    { name: 'Funds transfer fraud', limit: 250_000 },
  ],
  FLOOD: [
    { name: 'Building', limit: 500_000, deductible: 10_000 },
    { name: 'Contents', limit: 500_000, deductible: 10_000 },
  ],
  TRANSPORTATION: [
    { name: 'Any one vehicle', limit: 250_000, deductible: 2_500 },
    { name: 'Refrigeration breakdown', limit: 100_000, deductible: 5_000 },
  ],
  PACKAGE: [
    { name: 'Each occurrence', limit: 1_000_000 },
    { name: 'Property', limit: 8_700_000, deductible: 25_000 },
    { name: 'Product recall expense', limit: 500_000, deductible: 50_000, isRetention: true },
  ],
  LPL: [
    { name: 'Each claim', limit: 1_000_000, deductible: 10_000 },
    { name: 'Aggregate', limit: 2_000_000, note: 'Claim expenses outside the limit' },
  ],
}
