import { utcDay } from '@portico/contract/kit/zone.rules.ts'
import type { Platform } from './platform.ts'

/** Today as a plain date in UTC, by which records age and fall due: the same day for everyone. */
export const todayOf = ({ platform }: { readonly platform: Pick<Platform, 'now'> }): string => utcDay(platform.now())
