import { isPhone } from '../../../kit/text.ts'
import { glClassCode, wcClassCode } from '../../lookups/class-codes.ts'
import { validationMessages, valueMessages } from '../validation.messages.ts'
import { countryCodeOf } from './countries.ts'
import { invalid, understood } from './reading.ts'
import type { Reader, Reading } from './reading.ts'
import { stateCodeOf } from './us-states.ts'
import { isVinForm } from './vin.ts'

/** Normalizes with a function that returns undefined for unknown values. */
const known =
  (error: string, normalise: (typed: string) => string | undefined): Reader =>
  (typed) => {
    const value = normalise(typed)
    return value === undefined ? invalid(typed, error) : understood(value)
  }

const wordsFor = (meanings: Readonly<Record<string, readonly string[]>>) => {
  const meaningOf = new Map(
    Object.entries(meanings).flatMap(([meaning, words]) => words.map((word) => [word, meaning])),
  )
  return (typed: string) => (typed.length > 20 ? undefined : meaningOf.get(typed.toUpperCase()))
}

/** L, LEASE, LEASED, O, OWN, OWNED in any case → LEASED or OWNED. */
export const readLeasedOrOwned = known(
  validationMessages.leasedOrOwned,
  wordsFor({ LEASED: ['L', 'LEASE', 'LEASED'], OWNED: ['O', 'OWN', 'OWNED'] }),
)

/** Y, yes, true and 1, or N, no, false and 0 → Y or N. */
export const readYesNo = known(
  valueMessages.yesNo,
  wordsFor({ Y: ['Y', 'YES', 'TRUE', 'T', '1', 'X'], N: ['N', 'NO', 'FALSE', 'F', '0'] }),
)

/** A state's code or name → its code. */
export const readState = known(validationMessages.state, stateCodeOf)

/** A country's code or name → its code of two letters. */
export const readCountry = known(valueMessages.country, countryCodeOf)

/** A currency's code: three letters, in capitals. */
export const readCurrency = known(validationMessages.threeCharacters, (typed) =>
  /^[a-z]{3}$/i.test(typed) ? typed.toUpperCase() : undefined,
)

/** Five or nine digits; restores leading zeros that a spreadsheet dropped. */
export function readZip(typed: string): Reading {
  if (/^[A-Za-z]+$/.test(typed.slice(0, 20))) return invalid(typed, validationMessages.digitsOnly)
  const [, five = '', four] = /^(\d{3,5})(?:[-\s]?(\d{4}))?$/.exec(typed) ?? []
  if (five === '') return invalid(typed, valueMessages.zip)
  return understood(four === undefined ? five.padStart(5, '0') : `${five.padStart(5, '0')}-${four}`)
}

/** Up to 16 digits, dashes, dots, brackets and blanks, ten of them digits → (###) ###-####. */
export const readPhone = known(validationMessages.phone, (typed) => {
  const digits = typed.replaceAll(/\D/g, '')
  return isPhone(typed) ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}` : undefined
})

/** Nine digits, with or without the dash → ##-#######. */
export const readTaxId = known(validationMessages.taxId, (typed) =>
  /^\d{2}-?\d{7}$/.test(typed) ? `${typed.slice(0, 2)}-${typed.slice(-7)}` : undefined,
)

/** An email address as typed. */
export const readEmail = known(validationMessages.email, (typed) =>
  typed.length <= 254 && /^[^\s@,;<>]{1,64}@[^\s@,;<>.]+(?:\.[^\s@,;<>.]+)+$/.test(typed) ? typed : undefined,
)

/** An address that starts with www., http: or https:. */
export const readWebAddress = known(validationMessages.webAddress, (typed) =>
  /^(?:www\.|https?:)\S+$/i.test(typed) ? typed : undefined,
)

/** A VIN in capitals, without blanks and dashes. Older vehicles have shorter ones: the row's year decides. */
export const readVin = known(valueMessages.vin, (typed) => {
  const vin = typed.slice(0, 60).replaceAll(/[\s-]/g, '').toUpperCase()
  return isVinForm(vin) || /^[A-Z0-9]{5,16}$/.test(vin) ? vin : undefined
})

/** A class code without the class's name behind it: `8810 - Clerical`. */
const withoutName = (typed: string): string =>
  typed.slice(0, 200).replace(/(?<=^\d{1,6}[A-Z]?)\s?[-–:]\s?\p{L}.*$/u, '')

/** A class code of general liability: five or six digits. */
export function readGlClass(text: string): Reading {
  const typed = withoutName(text)
  if (!/^\d{1,20}$/.test(typed)) return invalid(text, validationMessages.digitsOnly)
  return glClassCode(typed) === undefined ? invalid(text, valueMessages.glClass) : understood(typed)
}

/** A workers' compensation class code: four digits with leading zeros, and an optional letter. */
export const readWcClass = known(valueMessages.wcClass, (typed) => wcClassCode(withoutName(typed)))
