import { filled } from '@portico/contract/kit/email/languages.ts'
import { createContext, useContext } from 'react'
import type { spanish } from './spanish.ts'

/** An English text of the guest pages that has a Spanish translation. */
export type GuestText = keyof typeof spanish

export interface Texts {
  /** A text in the language of the page; `{name}` in it is replaced by the value of that name. */
  readonly t: (text: GuestText, values?: Readonly<Record<string, string | number>>) => string
  /** A message of a rule or the server, in the page's language if translated, else in English. */
  readonly said: (message: string) => string
}

/** The texts of a language from its dictionary; English if there is none. */
export function textsOf(dictionary: Readonly<Record<string, string>>): Texts {
  const said = (message: string): string => dictionary[message] ?? message
  return {
    said,
    t: (text, values = {}) => filled(said(text), values),
  }
}

export const TextsContext = createContext(textsOf({}))

/** The texts of the page: English inside the portal, the guest's language on guest pages. */
export const useTexts = (): Texts => useContext(TextsContext)
