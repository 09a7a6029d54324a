import type { Platform } from '../../platform/platform.ts'

/** The plain date, in UTC: days of a renewal are the same the world round. */
export const today = ({ now }: Pick<Platform, 'now'>): string => now().toISOString().slice(0, 10)
