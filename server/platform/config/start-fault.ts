/** Keeps the server from starting, and its operator can mend it: shown as its sentence, without a stack. */
export class StartFault extends Error {}
