/** Texts of the background jobs. */
export const jobMessages = {
  queuesFailed: 'The queues could not be loaded.',
  listFailed: 'The jobs could not be loaded.',
  runFailed: 'The job could not be run again.',
  notFailed: 'Only a failed job can be run again. This one is waiting, running, or done.',
  runAgain: 'Job queued again',
} as const
