import type { ProfilePageName } from '../applications/profile-pages.calls.ts'

/** The account data fields shown in the details, by the profile page that stores them. */
export const detailFacts: readonly (readonly [ProfilePageName, readonly string[]])[] = [
  ['entity', ['dba', 'entityType', 'fein', 'mailingAddress', 'mainAddress', 'website', 'primaryContact']],
  ['industry', ['naicsCode', 'sicCode', 'mainGlClass']],
  ['general-info', ['headcountFull', 'headcountPart', 'annualRevenue', 'revenueLastYear']],
]
