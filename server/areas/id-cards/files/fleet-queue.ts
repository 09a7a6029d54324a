/** The queue of fleet PDFs to be made. */
export const fleetQueue = 'id-card-fleets'

/** The fleet PDF of an account to be made. */
export interface FleetJob {
  readonly account: string
  readonly id: string
  readonly host: string
}
