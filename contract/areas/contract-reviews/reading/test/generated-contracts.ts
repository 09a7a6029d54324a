import type { RequirementClause } from '../../../vendors/requirement-clause.shapes.ts'
import { wholeClause } from '../../../vendors/whole-clause.ts'

type Clause = Parameters<typeof wholeClause>[0]

/** A contract with the requirements that were written into it. */
export interface GeneratedContract {
  readonly pages: readonly string[]
  readonly clauses: readonly RequirementClause[]
}

/** A requirement as a text, to compare it by. */
export const clauseKey = ({ kind, line, amount, form, edition, count, text, address }: RequirementClause): string =>
  JSON.stringify([kind, line, amount, form, edition, count, text, address])

/** Numbers from 0 to 1 that follow from a seed. */
function randomOf(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const wordsOf: Readonly<Record<number, string>> = {
  1: 'one million',
  2: 'two million',
  3: 'three million',
  4: 'four million',
  5: 'five million',
  10: 'ten million',
}
const titled = (text: string): string => text.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase())

/** Writes contracts in the wordings that owners, general contractors and landlords use. */
class Writer {
  readonly #random: () => number
  readonly clauses: Clause[] = []

  constructor(seed: number) {
    this.#random = randomOf(seed)
  }

  one<T>(of: readonly T[]): T {
    return of[Math.floor(this.#random() * of.length)]!
  }

  often(chance: number): boolean {
    return this.#random() < chance
  }

  say(...clauses: readonly Clause[]): void {
    this.clauses.push(...clauses)
  }

  /** Millions as a contract writes them. */
  money(millions: number): string {
    const figures = `$${(millions * 1_000_000).toLocaleString('en-US')}`
    return this.one([
      figures,
      figures,
      `${figures}.00`,
      `$${millions}M`,
      `$${millions} million`,
      `${wordsOf[millions]!} dollars (${figures})`,
      `${titled(wordsOf[millions]!)} Dollars (${figures})`,
      `${wordsOf[millions]!.toUpperCase()} AND NO/100 DOLLARS (${figures})`,
    ])
  }
}

const cents = (millions: number): number => millions * 100_000_000

function generalLiability(w: Writer): string {
  const each = w.one([1, 2])
  const aggregate = each * w.one([1, 2])
  const hasProducts = w.often(0.5)
  const products = aggregate
  const named = w.one([
    'Commercial General Liability',
    'commercial general liability insurance',
    'Comprehensive General Liability',
    'CGL',
  ])
  const line = 'GENERAL_LIABILITY'
  w.say({ kind: 'LIMIT_EACH', line, amount: cents(each) }, { kind: 'LIMIT_AGGREGATE', line, amount: cents(aggregate) })
  if (hasProducts) w.say({ kind: 'LIMIT_PRODUCTS', line, amount: cents(products) })
  const end = hasProducts
    ? w.one([
        `, and ${w.money(products)} products-completed operations aggregate`,
        ` and ${w.money(products)} products/completed operations aggregate`,
      ])
    : ''
  const listed = hasProducts ? `\nProducts-Completed Operations Aggregate: ${w.money(products)}` : ''
  const table = hasProducts ? `\nProducts/Completed Operations Aggregate    ${w.money(products)}` : ''
  if (each === aggregate && !hasProducts && w.often(0.5))
    return `${named} with a limit of ${w.money(each)} per occurrence/aggregate.`
  return w.one([
    `${named} with limits of not less than ${w.money(each)} per occurrence and ${w.money(aggregate)} general aggregate${end}.`,
    `${named} on an occurrence form, in an amount of at least ${w.money(each)} each occurrence, ${w.money(aggregate)} in the aggregate${end}.`,
    `${named}:\nEach Occurrence: ${w.money(each)}\nGeneral Aggregate: ${w.money(aggregate)}${listed}\n`,
    `${named}\nEach Occurrence    ${w.money(each)}\nGeneral Aggregate    ${w.money(aggregate)}${table}\n`,
    `${named}, including contractual liability, with minimum limits of ${(each * 1_000_000).toLocaleString('en-US')}/${(aggregate * 1_000_000).toLocaleString('en-US')}.${hasProducts ? ` The products-completed operations aggregate shall be ${w.money(products)}.` : ''}`,
    `The Subcontractor shall carry ${named} having a per occurrence limit of ${w.money(each)} and a general aggregate limit of ${w.money(aggregate)}${hasProducts ? ` and a products and completed operations aggregate limit of ${w.money(products)}` : ''}.`,
    `${named}, written for limits of ${w.money(each)} per occurrence for bodily injury and property damage, ${w.money(aggregate)} general aggregate${end}.`,
  ])
}

function auto(w: Writer): string {
  const limit = w.one([1, 2])
  w.say({ kind: 'LIMIT_EACH', line: 'AUTO', amount: cents(limit) })
  return w.one([
    `Business Automobile Liability covering owned, hired, and non-owned vehicles with a combined single limit of ${w.money(limit)}.`,
    `Automobile liability insurance of not less than ${w.money(limit)} combined single limit each accident.`,
    `Commercial Auto: ${w.money(limit)} CSL (any auto).`,
    `Automobile Liability\nCombined Single Limit    ${w.money(limit)}\n`,
    `Commercial automobile liability with limits of at least ${w.money(limit)} per accident for bodily injury and property damage.`,
  ])
}

function workers(w: Writer): string {
  const limit = w.one([1, 2])
  const line = 'WORKERS_COMP'
  const isWhole = w.often(0.4)
  w.say({ kind: 'STATUTORY', line }, { kind: 'LIMIT_EACH', line, amount: cents(limit) })
  if (isWhole)
    w.say(
      { kind: 'LIMIT_DISEASE_EMPLOYEE', line, amount: cents(limit) },
      { kind: 'LIMIT_DISEASE_POLICY', line, amount: cents(limit) },
    )
  if (isWhole)
    return w.one([
      `Workers’ Compensation at statutory limits and Employer’s Liability of ${w.money(limit)} each accident, ${w.money(limit)} disease - each employee, and ${w.money(limit)} disease - policy limit.`,
      `Workers Compensation: statutory limits. Employers Liability: ${w.money(limit)} each accident/each employee/policy limit.`,
    ])
  return w.one([
    `Workers' compensation as required by law, with employers' liability limits of ${w.money(limit)}.`,
    `Workers Compensation with statutory limits and Employers Liability of at least ${w.money(limit)} each accident.`,
    `Worker's Compensation Insurance in the amounts required by applicable law. Employer's Liability in an amount not less than ${w.money(limit)} per accident.`,
  ])
}

function umbrella(w: Writer): string {
  const limit = w.one([2, 3, 5, 10])
  const hasAggregate = w.often(0.5)
  w.say({ kind: 'LIMIT_EACH', line: 'UMBRELLA', amount: cents(limit) })
  if (hasAggregate) w.say({ kind: 'LIMIT_AGGREGATE', line: 'UMBRELLA', amount: cents(limit) })
  if (hasAggregate)
    return w.one([
      `Umbrella/Excess Liability with limits of ${w.money(limit)} per occurrence and ${w.money(limit)} aggregate.`,
      `Umbrella liability: ${w.money(limit)} each occurrence/aggregate.`,
      `Umbrella or Excess Liability insurance, following form, of ${w.money(limit)} each occurrence and ${w.money(limit)} in the aggregate.`,
    ])
  return w.one([
    `Umbrella liability insurance of not less than ${w.money(limit)} per occurrence, following form over the policies above.`,
    `A minimum of ${w.money(limit)} in umbrella or excess liability coverage shall also be carried.`,
    `Excess Liability with a limit of at least ${w.money(limit)}.`,
  ])
}

function claimsMade(w: Writer, line: 'PROFESSIONAL' | 'CYBER' | 'POLLUTION'): string {
  const limit = w.one([1, 2, 3, 5])
  const names = {
    PROFESSIONAL: [
      'Professional Liability',
      'Professional liability (errors and omissions) insurance',
      'Errors & Omissions coverage',
    ],
    CYBER: ['Cyber Liability', 'Network security and privacy liability insurance', 'Cyber liability coverage'],
    POLLUTION: ['Contractor’s Pollution Liability', 'Pollution liability insurance'],
  }[line]
  const hasAggregate = w.often(0.6)
  const per = line === 'POLLUTION' ? 'occurrence' : 'claim'
  w.say({ kind: 'LIMIT_EACH', line, amount: cents(limit) })
  if (hasAggregate) w.say({ kind: 'LIMIT_AGGREGATE', line, amount: cents(limit) })
  return hasAggregate
    ? w.one([
        `${w.one(names)} with limits of ${w.money(limit)} per ${per} and ${w.money(limit)} annual aggregate.`,
        `${w.one(names)} of at least ${w.money(limit)} each ${per}, ${w.money(limit)} aggregate.`,
      ])
    : w.one([
        `${w.one(names)} with a minimum limit of ${w.money(limit)} per ${per}.`,
        `${w.one(names)} in an amount not less than ${w.money(limit)}.`,
      ])
}

const owners = ['Owner', 'Contractor', 'the Owner, the Contractor, and their respective officers', 'Landlord']

function additionalInsured(w: Writer): string {
  const who = w.one(owners)
  const line = 'GENERAL_LIABILITY'
  const [month, year] = w.one([
    ['04', '13'],
    ['07', '04'],
    ['10', '01'],
    ['12', '19'],
  ] as const)
  const edition = `${month} ${year}`
  const written = w.one([
    edition,
    `(${month}/${year})`,
    `${month}${year}`,
    `(${month}-${year})`,
    `edition ${month} ${year}`,
  ])
  const ongoing: Clause = { kind: 'AI_ONGOING', line }
  const completed: Clause = { kind: 'AI_COMPLETED', line }
  const cases: readonly (() => string)[] = [
    () => {
      w.say({ ...ongoing, form: 'CG 20 10', edition }, { ...completed, form: 'CG 20 37', edition })
      return `${who} shall be included as additional insureds using ISO forms CG 20 10 ${written} and CG 20 37 ${written} or their equivalent.`
    },
    () => {
      w.say({ ...ongoing, form: 'CG 20 10' }, { ...completed, form: 'CG 20 37' })
      return `Additional insured status shall be provided to ${who} by endorsements CG2010 and CG2037, for ongoing and completed operations.`
    },
    () => {
      w.say(ongoing, completed)
      return `${who} shall be named as an additional insured on the general liability policy for both ongoing operations and completed operations.`
    },
    () => {
      w.say(ongoing)
      return `The general liability policy shall name ${who} as additional insured.`
    },
    () => {
      w.say(ongoing, { kind: 'AI_ONGOING', line: 'AUTO' })
      return `${who} must be additional insureds under the commercial general liability and automobile liability policies.`
    },
    () => {
      w.say({ ...ongoing, form: 'CG 20 26' })
      return `Tenant’s policy shall be endorsed with CG 20 26 in favor of ${who}, as an additional insured.`
    },
  ]
  return w.one(cases)()
}

function waiver(w: Writer): string {
  return w.one([
    () => {
      w.say({ kind: 'WAIVER', line: 'ALL' })
      return 'All policies shall contain a waiver of subrogation in favor of the Owner.'
    },
    () => {
      w.say({ kind: 'WAIVER', line: 'ALL' })
      return 'Each insurer shall waive all rights of subrogation against the Contractor and the Owner.'
    },
    () => {
      w.say(
        { kind: 'WAIVER', line: 'GENERAL_LIABILITY' },
        { kind: 'WAIVER', line: 'AUTO' },
        { kind: 'WAIVER', line: 'WORKERS_COMP' },
      )
      return 'A waiver of subrogation endorsement is required on the general liability, automobile liability, and workers compensation policies.'
    },
    () => {
      w.say({ kind: 'WAIVER', line: 'WORKERS_COMP' })
      return 'The workers’ compensation policy shall be endorsed to waive the insurer’s right of subrogation against Owner.'
    },
    () => {
      w.say({ kind: 'WAIVER', line: 'GENERAL_LIABILITY', form: 'CG 24 04' })
      return 'Form CG 24 04, waiver of subrogation, shall be attached to the general liability policy.'
    },
  ])()
}

function primary(w: Writer): string {
  return w.one([
    () => {
      w.say({ kind: 'PRIMARY', line: 'ALL' })
      return 'Such insurance shall be primary and noncontributory with any insurance carried by the additional insured parties.'
    },
    () => {
      w.say({ kind: 'PRIMARY', line: 'ALL' })
      return 'Coverage afforded shall apply on a primary & non-contributory basis.'
    },
    () => {
      w.say({ kind: 'PRIMARY', line: 'GENERAL_LIABILITY' })
      return 'The commercial general liability insurance shall be primary insurance, and any insurance of the Owner shall not contribute with it.'
    },
    () => {
      w.say({ kind: 'PRIMARY', line: 'GENERAL_LIABILITY', form: 'CG 20 01' })
      return 'Primary and non-contributory wording per CG 20 01 is required.'
    },
  ])()
}

function terms(w: Writer): string[] {
  const parts: string[] = []
  if (w.often(0.85)) {
    const [count, written] = w.one([
      [30, 'thirty (30)'],
      [30, '30'],
      [10, 'ten (10)'],
      [60, 'sixty (60)'],
      [45, '45'],
    ] as const)
    w.say({ kind: 'NOTICE', count })
    parts.push(
      w.one([
        `Policies shall not be canceled or non-renewed without ${written} days’ prior written notice to the Owner.`,
        `The insurer shall give at least ${written} days written notice of cancellation${count > 10 ? ' (ten (10) days for nonpayment of premium)' : ''}.`,
        `Contractor shall be notified ${written} calendar days before any cancellation or material change.`,
      ]),
    )
  }
  if (w.often(0.75)) {
    const [text, letters, size] = w.one([
      ['A- VII', 'A-', 'VII'],
      ['A VIII', 'A', 'VIII'],
      ['A- X', 'A-', 'X'],
      ['A+ XV', 'A+', 'XV'],
    ] as const)
    w.say({ kind: 'RATING', text })
    parts.push(
      w.one([
        `Insurers shall have an A.M. Best rating of ${letters} ${size} or better.`,
        `All insurance shall be placed with carriers rated at least ${letters}:${size} by A.M. Best.`,
        `Each carrier must hold an AM Best’s rating of not less than ${letters}, Class ${size}.`,
        `Carriers shall have a minimum A.M. Best financial strength rating of ${letters} and a financial size category of ${size}.`,
      ]),
    )
  }
  if (w.often(0.5)) {
    const [count, written] = w.one([
      [2, 'two (2)'],
      [3, '3'],
      [5, 'five'],
      [10, 'ten (10)'],
    ] as const)
    w.say({ kind: 'COMPLETED_TERM', count })
    parts.push(
      w.one([
        `Completed operations coverage shall be maintained for ${written} years after final completion of the Work.`,
        `Subcontractor shall maintain completed operations insurance for a period of not less than ${written} years following substantial completion.`,
      ]),
    )
  }
  if (w.often(0.45)) {
    w.say({ kind: 'AGGREGATE_PROJECT' })
    parts.push(
      w.one([
        'The general aggregate limit shall apply per project.',
        'The aggregate limit shall apply separately to each project.',
        'A per-project aggregate endorsement is required.',
      ]),
    )
  }
  return parts
}

function parties(w: Writer): { readonly top: string; readonly end: string } {
  const [name, street, city, state, zip] = w.one([
    ['Summit General Contractors LLC', '88 Harbor Avenue', 'Columbus', 'OH', '43215'],
    ['Northgate Construction, Inc.', '500 Market Street, Suite 210', 'Portland', 'OR', '97204'],
    ['City of Riverton', '12 Civic Plaza', 'Riverton', 'WY', '82501'],
    ['Keystone Property Holdings, LP', '77 Locust Street', 'Philadelphia', 'PA', '19103'],
  ] as const)
  const project = w.one([
    'Pier 9 Renovation',
    'Riverside Medical Office Building',
    'Lot 14 Parking Structure',
    'Harbor Elementary School',
  ])
  let top = ''
  if (w.often(0.8)) {
    w.say({ kind: 'PROJECT', text: project })
    top = w.one([
      `Project: ${project}\n`,
      `This agreement is for the project known as “${project}”.\n`,
      `PROJECT NAME: ${project}\n`,
    ])
  }
  if (!w.often(0.8)) return { top, end: '' }
  w.say({ kind: 'HOLDER', text: name, address: `${street}, ${city}, ${state} ${zip}` })
  return {
    top,
    end: w.one([
      `Certificate Holder:\n${name}\n${street}\n${city}, ${state} ${zip}\n`,
      `The certificate holder shall be: ${name}, ${street}, ${city}, ${state} ${zip}.`,
      `Certificates of insurance shall be issued to ${name}, ${street}, ${city}, ${state} ${zip}.`,
    ]),
  }
}

/** Amounts, days and years of a contract that are no insurance requirement. */
const noise = (w: Writer): string[] => [
  `The Contract Sum is $${w.one(['4,250,000', '1,380,000', '918,400'])}, payable in monthly installments.`,
  `Liquidated damages are $${w.one(['1,500', '2,500'])} per day.`,
  'Payment is due within thirty (30) days of receipt of a proper invoice.',
  'Subcontractor shall have at least five (5) years of experience in comparable work.',
  'All workmanship is warranted for two (2) years after substantial completion.',
  'A payment and performance bond of $1,000,000 is required.',
  'Either party may terminate this Agreement upon seven (7) days’ written notice of default.',
  'To the fullest extent permitted by law, Subcontractor shall indemnify, defend, and hold harmless the Owner.',
  'No deductible or self-insured retention may exceed $100,000 without approval.',
  'Damage to rented premises: $100,000. Medical expense: $5,000 any one person.',
]

const usualNoise = 8

/** A contract that follows from a seed, with the requirements that are in it. */
export function generatedContract(seed: number): GeneratedContract {
  const w = new Writer(seed)
  const { top, end } = parties(w)
  const lines = [
    generalLiability(w),
    auto(w),
    workers(w),
    ...(w.often(0.7) ? [umbrella(w)] : []),
    ...(w.often(0.4) ? [claimsMade(w, 'PROFESSIONAL')] : []),
    ...(w.often(0.35) ? [claimsMade(w, 'CYBER')] : []),
    ...(w.often(0.3) ? [claimsMade(w, 'POLLUTION')] : []),
  ]
  const provisions = [
    ...(w.often(0.9) ? [additionalInsured(w)] : []),
    ...(w.often(0.8) ? [waiver(w)] : []),
    ...(w.often(0.8) ? [primary(w)] : []),
    ...terms(w),
  ]
  const all = noise(w)
  const general = all.slice(0, usualNoise).filter(() => w.often(0.6))
  const inInsurance = all.slice(usualNoise).filter(() => w.often(0.4))
  const marks = w.one([
    (at: number) => `(${String.fromCodePoint(97 + at)}) `,
    (at: number) => `9.${at + 1} `,
    () => '• ',
    () => '',
  ])
  const listed = [...lines, ...inInsurance, ...provisions].map((part, at) => `${marks(at)}${part}`)
  const half = Math.ceil(listed.length / 2)
  const first = [
    w.one(['SUBCONTRACT AGREEMENT', 'MASTER SERVICES AGREEMENT', 'COMMERCIAL LEASE', 'PURCHASE ORDER TERMS']),
    top,
    'ARTICLE 4 PAYMENT',
    ...general,
  ].join('\n\n')
  const heading = w.one(['ARTICLE 9 INSURANCE', 'SECTION 12. INSURANCE REQUIREMENTS', 'Exhibit C: Insurance'])
  const second = [
    `${heading}\n\nThe Subcontractor shall maintain the following insurance:`,
    ...listed.slice(0, half),
  ].join('\n\n')
  const third = [
    ...listed.slice(half),
    end,
    'ARTICLE 10 GENERAL\n\nThis Agreement is governed by the laws of the State.',
  ].join('\n\n')
  return {
    pages: [first, second, third].map((page) => (w.often(0.5) ? wrapped(page) : page)),
    clauses: w.clauses.map(wholeClause),
  }
}

/** A page with its lines broken as a PDF breaks them. */
const wrapped = (page: string): string =>
  page
    .split('\n')
    .map((line) => line.replaceAll(/(.{60,80}?) /g, '$1\n'))
    .join('\n')
