import type { OpenContext } from '../../platform/context.ts'

/** The day by which policies stand as they do, a plain date in UTC. */
export const dayOf = ({ platform }: Pick<OpenContext, 'platform'>): string => platform.now().toISOString().slice(0, 10)
