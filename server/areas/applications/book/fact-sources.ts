import type { Tx } from '../../../platform/database/database.ts'
import type { SourceValue } from '../answers/filled-form.ts'
import { accountSource } from './account-source.view.ts'
import { financialSource } from './financial-source.view.ts'
import { policyListSource } from './lists/policy-list.view.ts'
import { scheduleListSource } from './lists/schedule-lists.view.ts'
import { lossSource } from './loss-source.ts'
import { scheduleSource } from './schedule-source.view.ts'

/** Values of account data from some part of the portal, by address. */
export type FactSource = (tx: Tx, account: string) => Promise<ReadonlyMap<string, SourceValue>>

/** All sources of account data. Later ones take precedence. */
const sources: readonly FactSource[] = [
  accountSource,
  scheduleSource,
  scheduleListSource,
  policyListSource,
  financialSource,
  lossSource,
]

/** The portal's own values of account data. */
export const factSources: FactSource = async (tx, account) => {
  const known = await Promise.all(sources.map((source) => source(tx, account)))
  return new Map(known.flatMap((values) => [...values]))
}
