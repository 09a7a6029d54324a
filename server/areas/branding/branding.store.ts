import type { ConfigurationEdit } from '@portico/contract/areas/branding/configuration.shapes.ts'
import { defaultBranding } from '@portico/contract/areas/branding/default-branding.ts'
import type { Insertable } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { deleteRow, saveRow } from '../../platform/database/rows.ts'
import type { Tables } from '../../tables/tables.generated.ts'

/** Saves the look of a brokerage and what its login page says; what is left out stays. */
export async function saveLook(tx: Tx, brokerage: string, look: ConfigurationEdit): Promise<void> {
  await saveBranding(tx, brokerage, {
    tab_name: look.tabName,
    colors: JSON.stringify(look.colors),
    ...(look.letterhead !== undefined && { letterhead: look.letterhead }),
    ...(look.loginBanner !== undefined && { login_banner: look.loginBanner }),
    ...(look.policyLoginUrl !== undefined && { policy_login_url: look.policyLoginUrl }),
  })
}

/** Stores a logo over the previous one, under a new id. */
export async function storeLogo(tx: Tx, logo: Insertable<Tables['logos']>): Promise<void> {
  await saveRow(tx, 'logos', ['brokerage_code'], logo)
  await saveBranding(tx, logo.brokerage_code, { logo: `/open/logos/${logo.id}` })
}

export async function deleteLogo(tx: Tx, brokerage: string): Promise<void> {
  await deleteRow(tx, 'logos', { brokerage_code: brokerage })
  await saveBranding(tx, brokerage, { logo: null })
}

/** A brokerage without its own branding starts from the product's. */
async function saveBranding(
  tx: Tx,
  brokerage: string,
  changed: Partial<Insertable<Tables['brandings']>>,
): Promise<void> {
  await tx.db
    .insertInto('brandings')
    .values({ colors: JSON.stringify(defaultBranding.colors), ...changed, brokerage_code: brokerage })
    .onConflict((conflict) => conflict.column('brokerage_code').doUpdateSet(changed))
    .execute()
}
