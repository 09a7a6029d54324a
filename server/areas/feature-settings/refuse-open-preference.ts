import { preferenceCatalog } from '@portico/contract/areas/features/preference-catalog.ts'
import type { PreferenceSetting } from '@portico/contract/areas/features/feature.shapes.ts'
import { isPreferred } from '@portico/contract/areas/features/preference.rules.ts'
import type { z } from 'zod'
import type { UserContext } from '../../platform/context.ts'
import { refuseOpenSections } from './open-sections.read-model.ts'
import { brokeragePreferencesView } from '../features/features.public.ts'

interface Holder {
  /** Null for every account of the brokerage that has not chosen. */
  readonly account: string | null
  readonly brokerage: string
}

/** Rejects a choice that removes a section with open work from renewals. */
export async function refuseOpenPreference(
  context: Pick<UserContext, 'platform' | 'read'>,
  { account, brokerage }: Holder,
  { name, value }: z.output<typeof PreferenceSetting>,
): Promise<void> {
  const { id, default: initial } = preferenceCatalog.find((entry) => entry.name === name)!
  const inherited =
    account === null ? initial : isPreferred(await context.read((tx) => brokeragePreferencesView(tx, brokerage)), name)
  if (value ?? inherited) return
  const of = account === null ? { brokerage, set: { preference: id } } : { account }
  await refuseOpenSections(context, { flag: 'RENEWAL_OPTIONS', options: [name], of })
}
