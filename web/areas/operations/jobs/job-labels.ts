import type { JobState } from '@portico/contract/areas/operations/job.shapes.ts'

export const stateLabels: Readonly<Record<JobState, string>> = {
  FAILED: 'Failed',
  RUNNING: 'Running',
  WAITING: 'Waiting',
}

/** What the moment of a job says, by its state. */
export const momentLabels: Readonly<Record<JobState, string>> = {
  FAILED: 'Failed at',
  RUNNING: 'Started',
  WAITING: 'Starts from',
}
