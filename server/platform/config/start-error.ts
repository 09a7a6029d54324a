/**
 * An error that keeps the server from starting and that its operator can fix: shown as a sentence, without a stack
 * trace.
 */
export class StartError extends Error {}
