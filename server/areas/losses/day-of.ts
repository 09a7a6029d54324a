import type { Platform } from '../../platform/platform.ts'

/** Today as a plain date in UTC, by which loss runs age and fall due. */
export const dayOf = ({ platform }: { readonly platform: Pick<Platform, 'now'> }): string =>
  platform.now().toISOString().slice(0, 10)
