import { filled } from '@portico/contract/kit/email/languages.ts'
import { createContext, useContext } from 'react'
import type { spanish } from './spanish.ts'

/** A text of the guest pages in English, which has a Spanish one beside it. */
export type GuestText = keyof typeof spanish

export interface Texts {
  /** A text in the language of the page; `{name}` in it is replaced by the value of that name. */
  readonly t: (text: GuestText, values?: Readonly<Record<string, string | number>>) => string
  /** What a rule or the server says, in the language of the page where it has it, else in English. */
  readonly said: (message: string) => string
}

/** The texts of a language, by its dictionary from English; English itself where there is none. */
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
