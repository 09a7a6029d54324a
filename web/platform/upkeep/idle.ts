/** Milliseconds without a person's input after which a session ends, as the server counts. */
const idleMs = 60 * 60_000
/** Milliseconds before that end in which the person is asked. */
export const warningMs = 2 * 60_000

/** Milliseconds until a session ends for want of input; 0 or less when it has. */
export const idleLeft = (now: number, lastActivity: number): number => lastActivity + idleMs - now
