import { coverageKey } from './coverage-key.ts'

/** A value that a coverage needs. Some have a retention instead of a deductible. */
type Asked = 'limit' | 'deductible' | 'retention' | 'note'

/** A coverage that policies of a line usually have. */
export interface StandardCoverage {
  readonly name: string
  readonly asks: readonly Asked[]
  /** Example of a note. */
  readonly hint?: string
  /** Other ways in which carriers and spreadsheets write the name. */
  readonly aliases?: readonly string[]
  /** Its limit is the limit of the policy's layer in a tower. */
  readonly isLayerLimit?: true
}

const row = (name: string, asks: string, more: Omit<StandardCoverage, 'name' | 'asks'> = {}): StandardCoverage => ({
  name,
  asks: asks.split(' ') as Asked[],
  ...more,
})

const occurrence = (asks = 'limit deductible note') =>
  row('Each occurrence', asks, {
    isLayerLimit: true,
    aliases: ['Per occurrence', 'Occurrence', 'Each occurrence limit', 'Occ'],
  })
const aggregate = row('Aggregate', 'limit note', {
  aliases: ['Policy aggregate', 'Annual aggregate', 'Agg', 'Aggregate limit'],
})
const perClaim = row('Per claim', 'limit retention note', {
  isLayerLimit: true,
  aliases: ['Each claim', 'Per claim limit', 'Limit per claim', 'Each wrongful act'],
})
const retroactive = row('Retroactive date', 'note', {
  hint: '01/01/2015, or Full prior acts',
  aliases: ['Retro date', 'Prior acts date'],
})
const defense = row('Defense costs', 'note', {
  hint: 'Inside or outside the limit',
  aliases: ['Claim expenses', 'Defense'],
})
const valuation = row('Valuation', 'note', { hint: 'Replacement cost, actual cash value, or agreed value' })
const coinsurance = row('Coinsurance', 'note', { hint: '80%, 90%, 100%, or none' })
const anyOneItem = row('Any one item', 'limit deductible note', { aliases: ['Per item', 'Each item'] })

const generalLiability = [
  occurrence(),
  row('General aggregate', 'limit note', { hint: 'Per policy, per project, or per location', aliases: ['Gen agg'] }),
  row('Products and completed operations aggregate', 'limit note', {
    aliases: [
      'Products-completed operations aggregate',
      'Products/completed operations',
      'Products comp/op agg',
      'Prod/comp ops agg',
    ],
  }),
  row('Personal and advertising injury', 'limit note', { aliases: ['Personal & adv injury', 'Pers & adv injury'] }),
  row('Damage to premises rented to you', 'limit note', {
    aliases: ['Damage to rented premises', 'Fire damage legal liability', 'Fire legal'],
  }),
  row('Medical expense', 'limit note', { hint: 'Any one person', aliases: ['Med exp', 'Medical payments', 'Med pay'] }),
]

const symbols = { hint: 'Symbols 1, 2, 7, 8, 9' }
const autoLimits = [
  row('Combined single limit', 'limit note', { ...symbols, isLayerLimit: true, aliases: ['CSL', 'Auto liability'] }),
  row('Bodily injury per person', 'limit note', {
    ...symbols,
    aliases: ['BI per person', 'Bodily injury, each person'],
  }),
  row('Bodily injury per accident', 'limit note', {
    ...symbols,
    aliases: ['BI per accident', 'Bodily injury, each accident'],
  }),
  row('Property damage per accident', 'limit note', {
    ...symbols,
    aliases: ['PD per accident', 'PD', 'Property damage', 'Property damage, each accident'],
  }),
]
const otherAuto = [
  row('Uninsured motorist', 'limit note', { ...symbols, aliases: ['UM', 'Uninsured motorists', 'UM/UIM'] }),
  row('Underinsured motorist', 'limit note', { ...symbols, aliases: ['UIM', 'Underinsured motorists'] }),
  row('Medical payments', 'limit note', { ...symbols, aliases: ['Med pay', 'Auto medical payments'] }),
  row('Personal injury protection', 'limit note', { hint: 'Statutory', aliases: ['PIP'] }),
  row('Comprehensive', 'deductible note', { ...symbols, aliases: ['Comp', 'Other than collision', 'OTC'] }),
  row('Collision', 'deductible note', { ...symbols, aliases: ['Coll'] }),
  row('Hired auto physical damage', 'limit deductible note', { aliases: ['Hired physical damage'] }),
]

const keepers = { hint: 'Legal liability, direct primary, or direct excess' }
const garage = [
  row('Auto only, each accident', 'limit note', {
    hint: 'Symbols 21 to 31',
    isLayerLimit: true,
    aliases: ['Combined single limit', 'CSL', 'Auto liability', 'Garage liability, auto only'],
  }),
  row('Other than auto only, each accident', 'limit note', { aliases: ['Garage operations, each accident'] }),
  row('Other than auto only, aggregate', 'limit note', { aliases: ['Garage operations, aggregate'] }),
  ...otherAuto,
  row('Garagekeepers, comprehensive', 'limit deductible note', { ...keepers, aliases: ['Garagekeepers'] }),
  row('Garagekeepers, specified causes of loss', 'limit deductible note', keepers),
  row('Garagekeepers, collision', 'limit deductible note', keepers),
  row('Dealers open lot', 'limit deductible note'),
]

const workersComp = [
  row('Workers compensation', 'note', { hint: 'Statutory', aliases: ['WC', 'Part one: workers compensation'] }),
  row('Employers liability, each accident', 'limit', {
    isLayerLimit: true,
    aliases: ['EL each accident', 'E.L. each accident', 'Each accident', 'Part two: each accident'],
  }),
  row('Employers liability, disease, each employee', 'limit', {
    aliases: [
      'EL disease each employee',
      'E.L. disease - ea employee',
      'Disease each employee',
      'Part two: disease, each employee',
    ],
  }),
  row('Employers liability, disease, policy limit', 'limit', {
    aliases: [
      'EL disease policy limit',
      'E.L. disease - policy limit',
      'Disease policy limit',
      'Part two: disease, policy limit',
    ],
  }),
  row('Covered states', 'note', { hint: 'Item 3.A: OR, WA', aliases: ['States', '3.A states'] }),
  row('Proprietors, partners, or officers excluded', 'note', {
    hint: 'Names of those excluded, or None',
    aliases: ['Excluded officers', 'Excluded persons', 'Any proprietor/partner/executive officer/member excluded?'],
  }),
]

const property = [
  row('Blanket building and contents', 'limit deductible note', { aliases: ['Buildings and contents', 'Blanket'] }),
  row('Building', 'limit deductible note', { aliases: ['Buildings', 'Real property'] }),
  row('Business personal property', 'limit deductible note', { aliases: ['BPP', 'Contents', 'Personal property'] }),
  row('Business income and extra expense', 'limit deductible note', {
    hint: '72-hour waiting period',
    aliases: ['BI', 'Business income', 'BI/EE', 'Business income with extra expense'],
  }),
  row('Causes of loss', 'note', { hint: 'Basic, broad, or special', aliases: ['Form', 'Perils'] }),
  valuation,
  coinsurance,
  row('Ordinance or law', 'limit note', { hint: 'Coverages A, B, and C' }),
  row('Equipment breakdown', 'limit deductible note', { aliases: ['Boiler and machinery'] }),
  row('Wind and hail', 'limit deductible note', { aliases: ['Wind/hail', 'Named storm'] }),
  row('Flood', 'limit deductible note'),
  row('Earthquake', 'limit deductible note', { aliases: ['Earth movement', 'EQ'] }),
]

const excess = [occurrence('limit retention note'), aggregate]
const claimsMade = [perClaim, aggregate, retroactive, defense]
const excessClaims = [row('Per claim', 'limit note', { isLayerLimit: true, aliases: ['Each claim'] }), aggregate]
const crime = [
  row('Employee theft', 'limit deductible note', { isLayerLimit: true, aliases: ['Employee dishonesty'] }),
  row('Forgery or alteration', 'limit deductible', { aliases: ['Forgery'] }),
  row('Theft of money and securities', 'limit deductible note', { aliases: ['Inside the premises', 'On premises'] }),
  row('Computer and funds transfer fraud', 'limit deductible note', {
    aliases: ['Funds transfer fraud', 'Computer fraud'],
  }),
  row('Social engineering fraud', 'limit deductible note', { aliases: ['Social engineering'] }),
]
const inlandMarine = [
  row('Scheduled equipment', 'limit deductible note'),
  row('Unscheduled equipment', 'limit deductible note'),
  anyOneItem,
  row('Leased or rented equipment', 'limit deductible note'),
  valuation,
  coinsurance,
]
const cargo = [
  row('Any one vehicle', 'limit deductible note', { aliases: ['Per vehicle', 'Per conveyance'] }),
  row('Any one occurrence', 'limit deductible note'),
  row('Refrigeration breakdown', 'limit deductible note', { aliases: ['Reefer breakdown'] }),
  row('Commodities', 'note'),
]
const catastrophe = [
  row('Building', 'limit deductible note'),
  row('Contents', 'limit deductible note'),
  row('Business income', 'limit note'),
]

/** Coverages by policy type; a type that is not listed starts with an occurrence limit and an aggregate. */
const byType: Readonly<Record<string, readonly StandardCoverage[]>> = {
  GENERAL_LIABILITY: generalLiability,
  LIABILITY: generalLiability,
  PRODUCT_LIABILITY: [occurrence(), row('Products and completed operations aggregate', 'limit note')],
  AUTO: [...autoLimits, ...otherAuto],
  GARAGE: garage,
  WORKERS_COMP: workersComp,
  STOP_GAP: workersComp.filter(({ name }) => name.startsWith('Employers liability')),
  PROPERTY: property,
  PACKAGE: [...generalLiability, ...property],
  BUSINESS_OWNERS: [...generalLiability, ...property],
  BUILDERS_RISK: [
    row('Completed value', 'limit deductible note', { aliases: ['Hard costs', 'Project limit'] }),
    row('Soft costs', 'limit note'),
    row('Transit', 'limit deductible'),
    row('Temporary storage', 'limit deductible', { aliases: ['Off-site storage', 'Storage'] }),
    row('Testing', 'limit deductible note'),
    row('Water damage', 'deductible note'),
    row('Flood', 'limit deductible note'),
    row('Earthquake', 'limit deductible note'),
  ],
  EQUIPMENT_BREAKDOWN: [
    row('Equipment breakdown', 'limit deductible note'),
    row('Business income', 'limit deductible note'),
    row('Spoilage', 'limit deductible note'),
  ],
  INLAND_MARINE: inlandMarine,
  CONTRACTORS_EQUIPMENT: inlandMarine,
  TRANSPORTATION: cargo,
  MOTOR_TRUCK_CARGO: cargo,
  OCEAN_CARGO: [
    row('Any one vessel', 'limit deductible note', { aliases: ['Per vessel', 'Any one conveyance'] }),
    row('Any one aircraft', 'limit deductible note'),
    row('Warehouse storage', 'limit deductible note'),
    row('Valuation', 'note', { hint: 'Invoice plus freight plus 10%' }),
  ],
  FLOOD: catastrophe,
  EARTHQUAKE: catastrophe,
  UMBRELLA: excess,
  EXCESS_UMBRELLA: excess,
  EXCESS_LIABILITY: excess,
  E_AND_O: claimsMade,
  TECH_E_AND_O: claimsMade,
  LPL: claimsMade,
  EMPLOYED_LAWYERS: claimsMade,
  MEDICAL_PROFESSIONAL: claimsMade,
  D_AND_O: claimsMade,
  EMPLOYMENT_PRACTICES: [...claimsMade, row('Third-party liability', 'limit retention note')],
  FIDUCIARY: claimsMade,
  MANAGEMENT_LIABILITY: [
    row('Directors and officers', 'limit retention note', { aliases: ['D&O'] }),
    row('Employment practices', 'limit retention note', { aliases: ['EPL'] }),
    row('Fiduciary', 'limit retention note'),
    aggregate,
    retroactive,
    defense,
  ],
  EXCESS_MANAGEMENT: excessClaims,
  EXCESS_CRIME: excessClaims,
  EXCESS_E_AND_O: excessClaims,
  EXCESS_TECH_E_AND_O: excessClaims,
  CYBER: [
    ...claimsMade.slice(0, 3),
    row('Ransomware', 'limit retention note', { aliases: ['Cyber extortion', 'Extortion'] }),
    row('Business interruption', 'limit retention note', { hint: '8-hour waiting period' }),
    row('Breach response', 'limit retention note', { aliases: ['Incident response'] }),
    row('Regulatory defense and penalties', 'limit retention note'),
    row('Funds transfer fraud', 'limit retention note', { aliases: ['Social engineering', 'Cyber crime'] }),
  ],
  CRIME: crime,
  POLLUTION: [
    row('Each pollution condition', 'limit retention note', { isLayerLimit: true, aliases: ['Each incident'] }),
    aggregate,
    retroactive,
  ],
  BONDS: [row('Bond amount', 'limit note', { aliases: ['Penal sum'] }), row('Obligee', 'note')],
}

/** The coverages that a policy of a type usually has, in their usual order. */
export const standardCoverages = (policyType: string): readonly StandardCoverage[] =>
  Object.hasOwn(byType, policyType) ? byType[policyType]! : [occurrence(), aggregate]

/** The standard coverage of a name, by its own or an alternative name. */
export function standardCoverage(policyType: string, name: string): StandardCoverage | undefined {
  const key = coverageKey({ name })
  const known = standardCoverages(policyType)
  return (
    known.find((coverage) => coverageKey(coverage) === key) ??
    known.find(({ aliases = [] }) => aliases.some((alias) => coverageKey({ name: alias }) === key))
  )
}

/** The types with their own coverages. */
export const typesWithCoverages: readonly string[] = Object.keys(byType)
