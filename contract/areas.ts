/** What an area contributes to what concerns the whole portal. */
interface AreaFacts {
  /** Later groups may import it. The open areas are the public API of their group; everything else is internal. */
  readonly isOpen?: true
  /** What its events say has changed: see `ChangeEvent`. */
  readonly changes?: readonly string[]
  /** What moves in an account merge, and what prevents one. */
  readonly moves?: readonly string[]
  readonly holds?: readonly string[]
}

/**
 * The areas of Portico in five groups, low to high. An area may know only areas that are listed before it, so a group
 * knows only groups before it. Structure rules, the generators, the map, events and merging all read this list.
 */
export const groups = {
  'way-in': {
    users: { isOpen: true },
    'single-use-links': {},
    session: { isOpen: true },
    events: { isOpen: true },
    'page-views': {},
    credentials: { isOpen: true },
    impersonation: { isOpen: true },
    profile: {},
    brokerages: { isOpen: true },
    pictures: {},
    branding: { isOpen: true, changes: ['branding'] },
    'mail-domains': {},
    joining: {},
    demonstration: {},
  },
  account: {
    dashboard: {},
    accounts: { isOpen: true, changes: ['account'], moves: ['PEOPLE'] },
    people: { isOpen: true, moves: ['INVITATIONS'] },
    notifications: { isOpen: true },
    features: { isOpen: true, changes: ['features', 'preferences'] },
    tasks: { isOpen: true, changes: ['tasks'], moves: ['TASKS'] },
    documents: { isOpen: true, changes: ['documents'], moves: ['DOCUMENTS'], holds: ['SAME_FOLDER'] },
    policies: { isOpen: true, changes: ['policies'], moves: ['POLICIES'], holds: ['SAME_POLICY'] },
    conversations: { changes: ['conversations'], moves: ['CONVERSATIONS'] },
    calendar: { changes: ['calendar'], moves: ['EVENTS'] },
    links: { changes: ['links'], moves: ['LINKS'], holds: ['TOO_MANY_LINKS'] },
    'law-firm': {},
  },
  'schedules-and-forms': {
    'feature-settings': {},
    lookups: { isOpen: true },
    presence: {},
    schedules: { isOpen: true, changes: ['schedules', 'schedule-columns'], holds: ['SCHEDULES'] },
    'schedule-exports': { isOpen: true, changes: ['schedule-exports'] },
    'schedule-imports': { changes: ['schedule-imports'] },
    carriers: { changes: ['carriers'] },
    losses: { isOpen: true, changes: ['losses'], holds: ['LOSS_RUNS'] },
    claims: { changes: ['claims'], holds: ['CLAIMS'] },
    'first-notices': { changes: ['first-notices'], holds: ['NOTICE_CODES'] },
    vendors: { changes: ['vendors'], holds: ['VENDORS'] },
    'id-cards': { changes: ['id-cards'], holds: ['ID_CARDS'] },
    financials: { isOpen: true, changes: ['financials'], holds: ['FINANCIALS'] },
    forms: { changes: ['forms'], holds: ['LAYOUTS'] },
    'pdf-forms': { changes: ['pdf-forms'] },
    applications: { isOpen: true, changes: ['applications', 'facts', 'profile-pages'], holds: ['APPLICATIONS'] },
    'open-applications': { changes: ['open-links'] },
    details: { isOpen: true },
    certificates: { changes: ['certificates'], holds: ['CERTIFICATES'] },
    'contract-reviews': { changes: ['contract-reviews'], holds: ['CONTRACT_REVIEWS'] },
    'schedule-rules': {},
    'certificate-renewals': { changes: ['certificate-renewals'], holds: ['CERTIFICATE_RENEWALS'] },
    'certificate-subscriptions': { holds: ['CERTIFICATE_SUBSCRIPTIONS'] },
  },
  renewal: {
    experience: { changes: ['experience'], holds: ['MODS'] },
    placement: {},
    renewals: { changes: ['renewals'], holds: ['RENEWALS'] },
    submissions: { changes: ['submissions'] },
    quotes: { changes: ['quotes'] },
    subjectivities: { changes: ['subjectivities'] },
    binding: { changes: ['binding'], holds: ['SIGNERS'] },
    staging: { changes: ['staging'], holds: ['STAGING'] },
    'policy-selection': { changes: ['policy-selection'] },
    workbench: {},
  },
  operations: {
    activity: {},
    administration: {},
    'platform-users': {},
    'open-work': {},
    broadcasts: {},
    'test-emails': {},
    'account-uploads': {},
    prospects: {},
    operations: {},
    'account-deletion': {},
    'account-transfers': { changes: ['account-transfers'] },
    'brokerage-data': {},
    search: {},
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, AreaFacts>>>>

type Groups = typeof groups
type FactsOf<G> = G extends unknown ? G[keyof G] : never
type Listed<Key extends keyof AreaFacts> =
  FactsOf<Groups[keyof Groups]> extends infer F
    ? F extends { readonly [K in Key]: readonly (infer Name extends string)[] }
      ? Name
      : never
    : never

export type AreaChange = Listed<'changes'>
export type AreaMove = Listed<'moves'>
export type AreaHold = Listed<'holds'>

const facts: readonly (readonly [area: string, AreaFacts])[] = Object.values(groups).flatMap((group) =>
  Object.entries<AreaFacts>(group),
)

/** The areas, low to high. */
export const areas: readonly string[] = facts.map(([area]) => area)

const listed = <Name extends string>(key: keyof AreaFacts) => facts.flatMap(([, area]) => (area[key] ?? []) as Name[])

export const areaChanges = listed<AreaChange>('changes')
export const areaMoves = listed<AreaMove>('moves')
export const areaHolds = listed<AreaHold>('holds')

/** What is changed of an account that another is merged into. */
export const movedChanges = facts.flatMap(([, { changes = [], moves = [] }]) =>
  moves.length === 0 ? [] : (changes as readonly AreaChange[]),
)
