/** Where areas above take up that the policies of an account cover something else, be it by their limits or their dates. */
export const coverageQueue = 'policy-coverage'

export interface CoverageChange {
  readonly account: string
}
