import type { Preference } from './feature.shapes.ts'
import { preferenceCatalog, type PreferenceName } from './preference-catalog.ts'

/** Whether a preference is on: as the account has chosen, else its brokerage, else by default. */
export function isPreferred(preferences: readonly Preference[], name: PreferenceName): boolean {
  const chosen = preferences.find((preference) => preference.name === name)
  const value = chosen?.account.value ?? chosen?.brokerage.value
  return typeof value === 'boolean' ? value : defaultOf(name)
}

/** The sections of a renewal: those of its flag, without loss runs where their preference is off. */
export function renewalSections(options: readonly string[], preferences: readonly Preference[]): readonly string[] {
  return isPreferred(preferences, 'LOSS_RUNS') ? options : options.filter((option) => option !== 'LOSS_RUNS')
}

const defaultOf = (name: PreferenceName) => preferenceCatalog.some((entry) => entry.name === name && entry.default)
