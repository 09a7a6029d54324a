/** Every card that a dashboard can have. */
export const dashboardCards = [
  'ACCOUNT_CONTACT',
  'QUICK_LINKS',
  'SERVICE_CALENDAR',
  'ACCOUNT_TASKS',
  'LAW_FIRM',
  'POLICY_SUMMARY',
] as const

export type DashboardCard = (typeof dashboardCards)[number]

/** A card with its position; a hidden one keeps it. */
export interface PlacedCard {
  readonly name: DashboardCard
  readonly shown: boolean
}

/** Accounts of one type have the same cards: law firms have one for their policy, others do not. */
export const accountTypes = ['STANDARD', 'LAW_FIRM'] as const

export type AccountType = (typeof accountTypes)[number]

/** The type of an account. */
export const accountTypeOf = ({ isLawFirm }: { readonly isLawFirm?: boolean | undefined }): AccountType =>
  isLawFirm === true ? 'LAW_FIRM' : 'STANDARD'

/** Whether new accounts of a brokerage are law firms unless someone says otherwise: this one insures them. */
export const servesLawFirms = (brokerCode: string): boolean => brokerCode === 'ALPS'

const placed = (shown: boolean, ...names: readonly DashboardCard[]): PlacedCard[] =>
  names.map((name) => ({ name, shown }))

/** The default cards of each account type: four are shown, as specified. */
const standardCards: Readonly<Record<AccountType, readonly PlacedCard[]>> = {
  STANDARD: [
    ...placed(true, 'ACCOUNT_CONTACT', 'QUICK_LINKS', 'SERVICE_CALENDAR', 'ACCOUNT_TASKS'),
    ...placed(false, 'POLICY_SUMMARY'),
  ],
  LAW_FIRM: [
    ...placed(true, 'LAW_FIRM', 'QUICK_LINKS', 'SERVICE_CALENDAR', 'ACCOUNT_TASKS'),
    ...placed(false, 'POLICY_SUMMARY', 'ACCOUNT_CONTACT'),
  ],
}

/**
 * An account's cards in a person's order, without duplicates: cards that the type lacks are dropped, and cards added
 * since go last, in their default state.
 */
export function arrangedCards(type: AccountType, chosen: readonly PlacedCard[] = []): PlacedCard[] {
  const standard = standardCards[type]
  const places = new Map<DashboardCard, PlacedCard>()
  for (const card of [...chosen, ...standard])
    if (!places.has(card.name) && standard.some(({ name }) => name === card.name)) places.set(card.name, card)
  return [...places.values()]
}
