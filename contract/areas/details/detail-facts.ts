import type { ProfilePageName } from '../applications/profile-pages.calls.ts'

/** The facts that stand among the details of an account, by the page of the profile where each is kept. */
export const detailFacts: readonly (readonly [ProfilePageName, readonly string[]])[] = [
  ['entity', ['dba', 'entityType', 'fein', 'mailingAddress', 'mainAddress', 'website', 'primaryContact']],
  ['industry', ['naicsCode', 'sicCode', 'mainGlClass']],
  ['general-info', ['headcountFull', 'headcountPart', 'annualRevenue', 'revenueLastYear']],
]
