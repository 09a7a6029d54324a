import { validationMessages, valueMessages } from '../validation.messages.ts'
import { invalid, understood } from './reading.ts'
import type { Reading } from './reading.ts'

/** The entry of a list that was meant, in any case; `6` and `fire resistive` both mean `6 fire resistive`, `80%` is `80`. */
export function entryOf(entries: readonly string[], typed: string): string | undefined {
  if (typed.length > 100) return undefined
  if (entries.includes(typed)) return typed
  const lower = typed.toLowerCase().replace(/\s?%$/, '').replace(classNumber, '')
  const meant = otherForms[lower.replace(/\.$/, '')] ?? lower
  const formOf = (entry: string) => otherForms[entry.toLowerCase()] ?? entry.toLowerCase()
  return entries.find((entry) => formOf(entry) === meant) ?? entries.find((entry) => partsOf(entry).includes(meant))
}

/** `ISO 4` and `Class 4` are class 4. */
const classNumber = /^(?:iso |class |iso class )(?=\d$)/

/** What the trade, and earlier lists, write for entries that hold these words. */
const otherForms: Readonly<Record<string, string | undefined>> = {
  fr: 'fire resistive',
  'fire res': 'fire resistive',
  frm: 'frame',
  incl: 'included',
  jm: 'joisted masonry',
  nc: 'non-combustible',
  mnc: 'masonry nc',
  'masonry non-combustible': 'masonry nc',
  'masonry noncombustible': 'masonry nc',
  noncombustible: 'non-combustible',
  mfr: 'mod. fire resistive',
  'modified fire resistive': 'mod. fire resistive',
  'public body': 'public entity',
}

/** Number and name of an entry that has both. */
const partsOf = (entry: string): string[] => /^(\d+) (.+)$/.exec(entry.toLowerCase())?.slice(1) ?? []

/** Reads one of a list. */
export function readChoice(choices: readonly string[], typed: string): Reading {
  const entry = entryOf(choices, typed)
  return entry === undefined ? invalid(typed, valueMessages.choice(choices)) : understood(entry)
}

/** Reads several of a list, between commas or semicolons, each once and in the order of the list. */
export function readChoices(choices: readonly string[], typed: string): Reading {
  const chosen = new Set<string>()
  for (const part of typed.split(/[,;\n]/).map((word) => word.trim())) {
    const entry = part === '' ? undefined : entryOf(choices, part)
    if (part !== '' && entry === undefined) return invalid(typed, valueMessages.choice(choices))
    if (entry !== undefined) chosen.add(entry)
  }
  if (chosen.size === 0) return invalid(typed, valueMessages.choice(choices))
  return understood(choices.filter((choice) => chosen.has(choice)).join(', '))
}

/** Parses `90`, `90 days` or one of the allowed words → `90 Days` or the word. */
export function readDays(words: readonly string[], typed: string): Reading {
  const word = entryOf(words, typed)
  if (word !== undefined) return understood(word)
  const [, days] = /^(\d{1,5})(?:\s?days?)?$/i.exec(typed) ?? []
  if (days === undefined) return invalid(typed, validationMessages.days(words))
  return understood(Number(days) === 1 ? '1 Day' : `${Number(days)} Days`)
}

/** A radius in miles, such as `45`, `51-200` or `200+`, by the bounds that the help of a column names; else undefined. */
export function radiusOf(choices: readonly string[], help: string, typed: string): string | undefined {
  const [, near, far] = /^Local up to (\d+) miles, intermediate up to (\d+), long over/.exec(help) ?? []
  const [, first, second, over] =
    /^(\d{1,4})(?:\s?(?:-|–|to)\s?(\d{1,4})|(\+))?(?:\s?mi(?:les?|\.)?)?$/i.exec(typed.slice(0, 40)) ?? []
  if (near === undefined || far === undefined || first === undefined) return undefined
  const miles = Number(second ?? first) + (over === undefined ? 0 : 1)
  return choices[miles <= Number(near) ? 0 : miles <= Number(far) ? 1 : 2]
}
