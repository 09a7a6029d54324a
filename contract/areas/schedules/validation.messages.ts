import { usualMessages } from '../../kit/usual.messages.ts'

const list = (words: readonly string[]) => words.join(', ')

/** Errors of values, word for word from section 5 of the specification. */
export const validationMessages = {
  required: (label: string) => `${label} is required`,
  tooLong: usualMessages.tooLong,
  between: (low: number, high: number) => `must be between ${low} and ${high}.`,
  lessThan: (limit: string) => `must be less than ${limit}`,
  negative: 'must not be a negative number',
  notHundred: 'Must equal 100',
  date: 'must be a date (yyyy-mm-dd)',
  yearTooLow: 'year is too low',
  month: 'Invalid month. (yyyy-mm-dd)',
  day: 'Invalid day. (yyyy-mm-dd)',
  slashedDate: 'must be a valid date mm/dd/yyyy',
  dashedDate: 'must be a valid date yyyy-mm-dd',
  year: 'must be a valid year YYYY',
  yearOrRange: 'must be year or year range YYYY or YYYY-YYYY',
  monthYear: 'mm/yyyy or mm/yy',
  threeCharacters: 'must be 3 characters.',
  yearOrDate: 'must be a year (2024) or date (ie: 2024-09-02)',
  whole: 'must be a whole number',
  number: 'must be a number',
  notNumberLike: 'does not look like a number',
  digitsOnly: 'must be numbers only',
  wholeOr: (words: readonly string[]) => `must be a whole number or '${list(words)}'`,
  numberOr: (words: readonly string[]) => `must be a number or '${list(words)}'`,
  days: (words: readonly string[]) => `must be in the format "N Days"${words.length > 0 ? ` or ${list(words)}` : ''}`,
  email: usualMessages.email,
  phone: usualMessages.phone,
  taxId: 'must be a valid taxId xx-xxxxxxx',
  webAddress: 'must be a valid web address. (https:// or www.)',
  state: 'Invalid State Code',
  leasedOrOwned: 'Must be LEASED or OWNED',
} as const

/** What is wrong with values that the specification names no text for. */
export const valueMessages = {
  unclearDate: 'Enter the date as mm/dd/yyyy. The day and the month are not clear.',
  unclearYear: 'Enter the year with 4 digits. The century is not clear.',
  unclearMillions: 'Enter the whole amount. M can mean thousand or million.',
  shortenedNumber: 'Enter the whole number. The spreadsheet shortened it.',
  yesNo: 'must be Y or N',
  choice: (choices: readonly string[]) =>
    choices.length > 12 ? 'must be one of the choices of its list' : `must be one of ${list(choices)}`,
  country: 'must be a country or its two-letter code',
  zip: 'must be a ZIP code of 5 or 9 digits',
  vin: 'must be a VIN of 17 letters and digits, without I, O and Q',
  glClass: 'must be a class code of 5 or 6 digits',
  wcClass: 'must be a class code of up to 4 digits and a letter where it has one',
} as const
