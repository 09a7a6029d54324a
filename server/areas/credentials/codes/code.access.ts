import type { Actor } from '../../../platform/access/actor.ts'

/** A code is given at login while it is owed, or in a complete session to prove again who is there. */
export const mayProveAgain = ({ state }: Pick<Actor, 'state'>): boolean => state === 'code_owed' || state === 'complete'
