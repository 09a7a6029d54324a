import { utcDay } from '@portico/contract/kit/zone.rules.ts'
import type { Platform } from './platform.ts'

/** Today as a plain date in UTC, by which records stand, age and fall due: for everyone on the same day. */
export const todayOf = ({ platform }: { readonly platform: Pick<Platform, 'now'> }): string => utcDay(platform.now())
