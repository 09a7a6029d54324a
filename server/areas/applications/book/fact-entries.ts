import type { Conflict, Fact } from '@portico/contract/areas/applications/application.shapes.ts'
import { factCatalog, factGroups, factNamed } from '@portico/contract/areas/forms/facts/fact-catalog.ts'
import type { Layout } from '@portico/contract/areas/forms/layout.shapes.ts'
import { questionsOf } from '@portico/contract/areas/forms/layouts/places.ts'
import { agrees, type Book, type StoredValue, mappedAddress } from '../answers/filled-form.ts'

/** An application as a user of account data: what it asks, and what it stores itself. */
export interface FactUser {
  readonly applicationId: string
  readonly title: string
  readonly layout: Layout
  readonly own: ReadonlyMap<string, StoredValue>
}

/** Every value of the account data with disagreeing values and the applications that use it, in catalog order. */
export function factEntries(book: Book, users: readonly FactUser[]): Fact[] {
  const uses = usesOf(users)
  const addresses = new Set([...book.facts.keys(), ...book.sources.keys()])
  return [...addresses]
    .flatMap((address) => {
      const named = nameOf(address, book)
      return named === undefined ? [] : [{ ...named, address }]
    })
    .toSorted((one, other) => one.place - other.place || one.item - other.item)
    .map(({ address, label, group, pattern }) => {
      const stands = book.facts.get(address) ?? book.sources.get(address)
      return {
        key: address,
        label,
        group,
        value: stands?.value ?? null,
        provenance: stands?.provenance ?? null,
        conflicts: conflictsOf(address, book),
        usedIn: (uses.get(pattern) ?? []).map((use) => use(address)),
      }
    })
}

interface Named {
  readonly label: string
  readonly group: string
  /** Its place in the catalog, then in the list of items. */
  readonly place: number
  readonly item: number
  /** The address with its item left open, as layouts map it. */
  readonly pattern: string
}

const places: ReadonlyMap<string, number> = new Map(factCatalog.map(({ key }, at) => [key, at]))

/**
 * The label of a field; undefined for lists of items, for items no longer listed, and for fields that no form shares.
 */
function nameOf(address: string, book: Book): Named | undefined {
  const [first = '', itemId, key] = address.split('/')
  const fact = factNamed(key ?? first)
  if (fact === undefined || fact.group !== (itemId === undefined ? null : first)) return undefined
  const place = places.get(fact.key) ?? 0
  if (itemId === undefined) return { label: fact.label, group: fact.topic, place, item: 0, pattern: address }
  const item = placeInList(book, first, itemId)
  const group = groups.get(first)
  if (item < 0 || group === undefined) return undefined
  const label = `${group.item} ${item + 1}: ${fact.label}`
  return { label, group: group.label, place, item, pattern: patternOf(first, fact.key) }
}

const groups: ReadonlyMap<string, { readonly label: string; readonly item: string }> = new Map(
  Object.entries(factGroups),
)

function placeInList({ facts, sources }: Book, group: string, itemId: string): number {
  const list = (facts.get(group) ?? sources.get(group))?.value
  return Array.isArray(list) ? list.findIndex((each) => each === itemId) : -1
}

const patternOf = (group: string, key: string) => `${group}/*/${key}`

function conflictsOf(address: string, { facts, sources }: Book): Conflict[] {
  const [fact, source] = [facts.get(address), sources.get(address)]
  if (fact === undefined || source === undefined || agrees(fact.value, source.value)) return []
  return [{ path: address, value: source.value, provenance: source.provenance }]
}

type Use = (address: string) => Fact['usedIn'][number]

/** Which applications use which fields, by address without the item. */
function usesOf(users: readonly FactUser[]): ReadonlyMap<string, readonly Use[]> {
  const uses = new Map<string, Use[]>()
  for (const { applicationId, title, layout, own } of users) {
    for (const { section, question } of questionsOf(layout)) {
      const pattern = mappedAddress({ section, question, itemId: '*' })
      if (pattern === null) continue
      const pathOf = (address: string) =>
        section.repeat === null ? question.key : `${section.key}/${address.split('/')[1] ?? ''}/${question.key}`
      const use: Use = (address) => ({ applicationId, title, onlyHere: own.has(pathOf(address)) })
      uses.set(pattern, [...(uses.get(pattern) ?? []), use])
    }
  }
  return uses
}
