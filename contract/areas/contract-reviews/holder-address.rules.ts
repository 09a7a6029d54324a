import { stateChoices } from '../schedules/values/us-states.ts'

/** The parts of an address, as far as it can be taken apart. */
export interface HolderAddress {
  readonly street: string
  readonly city: string
  readonly state: string
  readonly zip: string
}

/** Takes an address such as “88 Harbor Avenue, Columbus, OH 43215” apart; what is not clear stays in the street. */
export function holderAddress(address: string): HolderAddress {
  const found = /^(?<before>.*?)[,\s]+(?<state>[A-Za-z]{2})\.?,?\s+(?<zip>\d{5}(?:-\d{4})?)$/u.exec(
    address.replaceAll(/\s+/gu, ' ').trim(),
  )
  const { before = address, state = '', zip = '' } = found?.groups ?? {}
  const code = stateChoices.some(({ value }) => value === state.toUpperCase()) ? state.toUpperCase() : ''
  const parts = before
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const city = found === null || parts.length < 2 ? '' : (parts.at(-1) ?? '')
  return { street: (city === '' ? parts : parts.slice(0, -1)).join(', '), city, state: code, zip }
}
