/** The color of each state of a renewal. */
export const renewalTones = {
  COMPARING: 'neutral',
  READY: 'brand',
  RUNNING: 'brand',
  PAUSED: 'warning',
  STOPPED: 'neutral',
  DONE: 'success',
} as const
