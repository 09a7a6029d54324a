import type { Tx } from '../platform/database/database.ts'
import { newId } from '../platform/ids.ts'

/** Text → address, by account. */
const demoLinks: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ACME: {
    'Report a work injury': 'https://www.lni.wa.gov/claims',
    'Contractor license lookup': 'https://secure.lni.wa.gov/verify',
    'Pay a premium': 'www.travelers.com/pay-your-bill',
    'OSHA 300 log': 'https://www.osha.gov/recordkeeping',
  },
  BAYSIDE: {
    'Flood map of a location': 'https://msc.fema.gov/portal/home',
    'Property loss prevention': 'www.fmglobal.com',
  },
  NORTH: {
    'Driver records': 'https://www.fmcsa.dot.gov/psp',
    'Safety scores of our fleet': 'https://ai.fmcsa.dot.gov/sms',
  },
  DOELAW: {
    'Risk management library': 'www.alpsinsurance.com/resources',
    'Rules of professional conduct': 'https://www.americanbar.org/groups/professional_responsibility',
  },
}

export async function makeLinks(tx: Tx, now: Date): Promise<void> {
  const rows = Object.entries(demoLinks).flatMap(([account, links]) =>
    Object.entries(links).map(([text, address], at) => ({
      account_code: account,
      id: newId(now),
      display_text: text,
      link_value: address,
      position: at + 1,
      created_at: now,
    })),
  )
  await tx.db.insertInto('quick_links').values(rows).execute()
}
