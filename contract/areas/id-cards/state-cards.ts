/** What the card of a state says, from a day on. */
export interface StateCard {
  readonly state: string
  readonly from: string
  readonly title: string
  /** Our own short wording; empty if the carrier issues the card itself. */
  readonly text: string
  /** Why only the carrier can issue the card; empty if anyone who acts for the carrier may. */
  readonly carrierOnly: string
  readonly source: string
}

/** The edition of the table. A change of any row is a new edition. */
export const stateCardEdition = 'November 30, 2026'

const verify = 'Our own wording, not reviewed by the state. Verify before you rely on it'
const carry = 'Keep this card in the vehicle and show it to law enforcement on request.'
const collision = 'After a collision, give the other driver your name, your insurance company, and the policy number.'

const card = (state: string, title: string, text: string, law: string): StateCard => ({
  state,
  from: '2020-01-01',
  title,
  text,
  carrierOnly: '',
  source: `${law}. ${verify}.`,
})

const carrierOnly = (state: string, title: string, reason: string, law: string): StateCard => ({
  ...card(state, title, '', law),
  carrierOnly: reason,
})

/** Texts and rules by state, dated. A state without a row gets the general card. */
export const stateCards: readonly StateCard[] = [
  card(
    'AZ',
    'Arizona Auto Insurance Identification Card',
    `${carry} Arizona requires current evidence of insurance in each vehicle.`,
    'Arizona Revised Statutes 28-4135',
  ),
  card(
    'CA',
    'California Evidence of Liability Insurance',
    `${carry} It is also evidence of insurance for registration. ${collision}`,
    'California Vehicle Code 4000.37 and 16020',
  ),
  card(
    'CO',
    'Colorado Auto Insurance Identification Card',
    `${carry} ${collision}`,
    'Colorado Revised Statutes 42-4-1409',
  ),
  card(
    'IL',
    'Illinois Insurance Card',
    `${carry} Examine policy exclusions carefully. This form does not constitute any part of your insurance policy.`,
    '625 Illinois Compiled Statutes 5/7-602',
  ),
  card('IN', 'Indiana Proof of Financial Responsibility', `${carry} ${collision}`, 'Indiana Code 9-25-4 and 9-25-6'),
  card('MN', 'Minnesota Insurance Identification Card', `${carry} ${collision}`, 'Minnesota Statutes 65B.482'),
  card(
    'MO',
    'Missouri Insurance Identification Card',
    `${carry} Missouri requires this card in every insured vehicle.`,
    'Missouri Revised Statutes 303.024',
  ),
  carrierOnly(
    'NY',
    'New York State Insurance Identification Card',
    'New York accepts only cards with the carrier’s encrypted bar code.',
    '15 NYCRR Part 32, as of November 2024',
  ),
  card(
    'OH',
    'Ohio Financial Responsibility Identification Card',
    `${carry} ${collision}`,
    'Ohio Revised Code 4509.103',
  ),
  card('OR', 'Oregon Insurance Identification Card', `${carry} ${collision}`, 'Oregon Revised Statutes 806.011'),
  card(
    'PA',
    'Pennsylvania Financial Responsibility Identification Card',
    `${carry} ${collision}`,
    '75 Pennsylvania Consolidated Statutes 1782',
  ),
  carrierOnly(
    'TX',
    'Texas Liability Insurance Card',
    'Texas requires the carrier’s own card, with limits and the insured’s address in large type.',
    '28 Texas Administrative Code 5.204 and Transportation Code 601.081, as amended September 1, 2019',
  ),
  card(
    'WA',
    'Washington Insurance Identification Card',
    `${carry} ${collision}`,
    'Revised Code of Washington 46.30.020',
  ),
  card('WI', 'Wisconsin Insurance Identification Card', `${carry} ${collision}`, 'Wisconsin Statutes 344.62'),
]

/** The card for states without their own. */
export const generalCard = {
  title: 'Auto Insurance Identification Card',
  text: `${carry} ${collision}`,
} as const

/** The row of a state on a day; undefined if the general card is used. */
export const stateCardOn = (state: string, day: string): StateCard | undefined =>
  stateCards
    .filter((each) => each.state === state && each.from <= day)
    .toSorted((one, other) => other.from.localeCompare(one.from))[0]
