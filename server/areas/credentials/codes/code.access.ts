import type { Actor } from '../../../platform/access/actor.ts'

/** A code is entered at login while one is required, or in a complete session for a step-up. */
export const mayProveAgain = ({ state }: Pick<Actor, 'state'>): boolean => state === 'code_owed' || state === 'complete'
