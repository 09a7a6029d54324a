/** How many uploads, and how many conversions, a history keeps. */
export const historyLength = 10

/** Where the progress of an upload ends. */
const uploadComplete = 100

export type UploadOutcome = 'running' | 'background' | 'success' | 'error'

/** An upload's outcome: at 100 its status decides; 202 continues in the background, other 2xx are successes. */
export function uploadOutcome(progress: number, httpStatus: number | null): UploadOutcome {
  if (progress < uploadComplete) return 'running'
  if (httpStatus === 202) return 'background'
  return httpStatus !== null && httpStatus >= 200 && httpStatus <= 299 ? 'success' : 'error'
}
