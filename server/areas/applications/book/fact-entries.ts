import type { Fact } from '@portico/contract/areas/applications/application.shapes.ts'
import { factGroups, factNamed } from '@portico/contract/areas/forms/facts/fact-catalogue.ts'
import type { Layout } from '@portico/contract/areas/forms/layout.shapes.ts'
import { questionsOf } from '@portico/contract/areas/forms/layouts/places.ts'
import { type Book, fill, type Kept, mappedAddress } from '../answers/filled-form.ts'

/** An application as the fact book sees it: what it asks, and what it keeps to itself. */
export interface FactUser {
  readonly applicationId: string
  readonly title: string
  readonly layout: Layout
  readonly own: ReadonlyMap<string, Kept>
}

type Use = Fact['usedIn'][number]

/** Every value of the fact book with what disagrees and which applications use it, by topic in the catalogue’s order. */
export function factEntries(book: Book, users: readonly FactUser[]): Fact[] {
  const uses = usesOf(users)
  const addresses = new Set([...book.facts.keys(), ...book.sources.keys()])
  const entries = [...addresses].flatMap((address) => {
    const named = nameOf(address, book)
    return named === undefined ? [] : [{ ...named, address }]
  })
  entries.sort((one, other) => one.place - other.place || one.item - other.item)
  return entries.map(({ address, label, group, pattern }) => {
    const fact = book.facts.get(address)
    const source = book.sources.get(address)
    const stands = fact ?? source ?? null
    return {
      key: address,
      label,
      group,
      value: stands?.value ?? null,
      provenance: stands?.provenance ?? null,
      conflicts: conflictsOf(address, book),
      usedIn: (uses.get(pattern) ?? []).map((use) => use.of(address)),
    }
  })
}

const factPlaces: ReadonlyMap<string, number> = new Map()

interface Named {
  readonly label: string
  readonly group: string
  readonly place: number
  readonly item: number
  /** The address with its item left open, as layouts map it. */
  readonly pattern: string
}

/** What people call a fact; undefined for lists of items, for items that are no longer listed, and for what no form shares. */
function nameOf(address: string, { facts }: Book): Named | undefined {
  const [first = '', itemId, key] = address.split('/')
  const fact = factNamed(key ?? first)
  if (fact === undefined) return undefined
  const place = factPlaces.get(fact.key) ?? 0
  if (itemId === undefined) {
    return fact.group === null ? { label: fact.label, group: fact.topic, place, item: 0, pattern: address } : undefined
  }
  const list = facts.get(first)?.value
  const item = Array.isArray(list) ? list.indexOf(itemId as never) : -1
  const group = Object.hasOwn(factGroups, first) ? factGroups[first as keyof typeof factGroups] : undefined
  if (item < 0 || group === undefined) return undefined
  return {
    label: `${group.item} ${item + 1}: ${fact.label}`,
    group: group.label,
    place,
    item,
    pattern: `${first}/*/${fact.key}`,
  }
}
