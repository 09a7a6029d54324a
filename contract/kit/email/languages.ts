/** The languages of guest pages and of the emails that lead to them. */
export const languageNames = { en: 'English', es: 'Spanish' } as const

export type Language = keyof typeof languageNames

/** A text with its values: `{name}` is replaced by the value of that name. */
export const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (place, key: string) => String(values[key] ?? place))

type Values = Readonly<Record<string, string | number>>

/**
 * The texts of an email by language. English is the literal in place; `spanish` has each translation, and the type
 * rejects a text without one.
 */
export const emailTexts =
  <const Spanish extends Readonly<Record<string, string>>>(spanish: Spanish) =>
  (language: Language) =>
  (text: keyof Spanish & string, values: Values = {}): string =>
    filled(language === 'es' ? spanish[text]! : text, values)

/** The day and time at which a link expires, as an email says it. */
export const expiryInWords = (at: Date, language: Language): string =>
  `${new Intl.DateTimeFormat(`${language}-US`, { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' }).format(at)} UTC`

/** The day of a moment as an email says it: Tuesday, March 3, 2026. */
export const fullDay = (at: Date, language: Language = 'en'): string =>
  new Intl.DateTimeFormat(`${language}-US`, { dateStyle: 'full', timeZone: 'UTC' }).format(at)
