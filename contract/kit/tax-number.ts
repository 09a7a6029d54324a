/**
 * How employer and personal tax numbers are written: `12-3456789` and `123-45-6789`, with dashes or blanks. Nine digits
 * alone could be anything; what is declared as a tax number gets its dash when it is read.
 */
const forms = String.raw`\d{2}[- ]\d{7}|\d{3}[- ]\d{2}[- ]\d{4}`

const whole = new RegExp(`^(?:${forms})$`)

/** Whether a text is exactly a tax number. */
export const isTaxNumber = (text: string): boolean => whole.test(text)

/** Nine digits among the texts of a list: the first rows of a file are stored as they came, before they are read. */
const inLists = String.raw`(?<=[[,]\s*")\d{9}(?="\s*[,\]])`

/** Texts of a JSON document that are tax numbers, with their quotation marks. */
export const taxNumbersInJson = (): RegExp => new RegExp(`"(${forms}|${inLists})"`, 'g')

const mask = '***-**-****'
const separated = /(?<![\d-])\d{3}[-.\s–—]\d{2}[-.\s–—]\d{4}(?![\d-])/g
const named = /\b(ssn?|soc(?:ial)?\.?\s*sec(?:urity)?(?:\s*(?:number|no\.?|#))?)(\D{0,12})\d{3}\D?\d{2}\D?\d{4}(?!\d)/gi

/** A text without the Social Security numbers in it. */
export const maskSocialSecurity = (text: string): string =>
  text.replaceAll(named, (_, label: string, between: string) => `${label}${between}${mask}`).replaceAll(separated, mask)
