import { type JobState, jobStates } from '@portico/contract/areas/operations/job.shapes.ts'
import { addressText } from '../../../platform/text/address-text.ts'

/** The list's filter in the page's address. Failed jobs by default. */
export interface JobsAddress {
  readonly state?: JobState
  readonly queue?: string
}

/** The filter in an address; invalid values are ignored. */
export function jobsAddress({ state, queue }: Readonly<Record<string, unknown>>): JobsAddress {
  const known = jobStates.find((each) => each === state && each !== 'FAILED')
  const named = addressText(queue).slice(0, 100)
  return { ...(known !== undefined && { state: known }), ...(named !== '' && { queue: named }) }
}
