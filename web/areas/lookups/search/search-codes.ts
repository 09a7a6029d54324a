import type { LookupKind } from '@portico/contract/areas/lookups/class-codes.ts'
import type { LookupFound } from '@portico/contract/areas/lookups/lookup.shapes.ts'
import type { Lookup, LookupOption } from '../../../kit/lookup/lookup-option.ts'
import { call } from '../../../platform/client.ts'
import { tableOf } from './table-of.ts'

/** Codes that a list offers while one types. */
const offered = 12

interface Narrowed {
  readonly state?: string
  /** Whose tables answer alone. */
  readonly owner?: string | undefined
  readonly phraseTo?: string
}

/**
 * Looks up codes of a kind as one types. `phraseTo` is the column or field that gets the phrase. Create it once: a
 * field repeats the lookup if it changes.
 */
export const codeLookup =
  (kind: LookupKind, { state, owner, phraseTo }: Narrowed = {}): Lookup =>
  async (text) => {
    const where = { ...(state === undefined ? {} : { state }), ...(owner === undefined ? {} : { owner }) }
    const query = { text: text.trim().slice(0, 100), limit: offered, ...where }
    const found = await call('GET /api/lookups/{kind}/search', { params: { kind }, query })
    return found.map((entry) => optionOf(entry, phraseTo))
  }

const optionOf = (entry: LookupFound, phraseTo: string | undefined): LookupOption => ({
  value: entry.code,
  label: entry.phrase,
  detail: tableOf(entry),
  ...(phraseTo === undefined ? {} : { beside: { [phraseTo]: entry.phrase } }),
})
