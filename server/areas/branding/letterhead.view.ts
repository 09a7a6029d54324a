import { defaultBranding } from '@portico/contract/areas/branding/default-branding.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Letterhead } from '../../platform/pdf/pdf-pages.ts'

/** The letterhead of a brokerage: its name, lines, logo and primary color. */
export async function letterheadView(tx: Tx, brokerage: string): Promise<Letterhead> {
  const row = await tx.db
    .selectFrom('brokerages')
    .leftJoin('brandings', 'brandings.brokerage_code', 'brokerages.code')
    .leftJoin('logos', 'logos.brokerage_code', 'brokerages.code')
    .select(['name', 'time_zone', 'colors', 'letterhead', 'logos.type', 'logos.bytes'])
    .where('brokerages.code', '=', brokerage)
    .executeTakeFirstOrThrow()
  const { name, time_zone: timeZone, colors, letterhead, type, bytes } = row
  return {
    name,
    lines: (letterhead ?? '').split('\n').filter((line) => line.trim() !== ''),
    color: (colors ?? defaultBranding.colors).primary,
    logo: type === null || bytes === null ? null : { type, bytes },
    timeZone,
  }
}
