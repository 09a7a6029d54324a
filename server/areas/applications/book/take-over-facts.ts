import { isBlank } from '@portico/contract/areas/forms/values/kind-values.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { type Change, storeHistory, saveFacts } from '../answers/answers.store.ts'
import { factsView } from '../answers/stored-answers.view.ts'

interface TakenOver {
  readonly from: string
  readonly into: string
  /** Addresses whose value is copied even if there is one here. */
  readonly taken: ReadonlySet<string>
}

/** What a field is about: itself, or its list. */
const topicOf = (address: string): string => address.split('/')[0] ?? address

/**
 * Copies values from another account's data where this one has none or where they were chosen. A list is copied whole
 * or not at all. Returns the number of fields.
 */
export async function takeOverFacts(tx: Tx, { from, into, taken }: TakenOver, change: Change): Promise<number> {
  const theirs = await factsView(tx, from)
  const own = await factsView(tx, into)
  const told = new Set([...own].flatMap(([address, { value }]) => (isBlank(value) ? [] : [topicOf(address)])))
  const writes = [...theirs].flatMap(([place, { value, provenance }]) => {
    if (isBlank(value) || (told.has(topicOf(place)) && !taken.has(place))) return []
    const version = (own.get(place)?.version ?? 0) + 1
    return [{ place, value, version, source: provenance.source, detail: `account ${from}` }]
  })
  await saveFacts(tx, into, writes, change)
  await storeHistory(tx, { account: into, applicationId: null }, writes, change)
  return writes.length
}
