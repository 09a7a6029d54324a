import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { digestOf as digest } from './entry-digest.ts'
import { brokenEntry, canonicalJson, hashOfEntry } from '@portico/contract/areas/placement/chain.rules.ts'
import type { PlacementEntry } from '@portico/contract/areas/placement/placement.shapes.ts'

const drafts = fc.array(
  fc.record({
    what: fc.string(),
    isInternal: fc.boolean(),
    payload: fc.dictionary(
      fc.string().filter((key) => key !== '__proto__'),
      fc.oneof(fc.integer(), fc.string(), fc.boolean()),
    ),
  }),
  { minLength: 1, maxLength: 6 },
)

type Draft = Parameters<Parameters<typeof drafts.map>[0]>[0][number]

function chainOf(drafted: readonly Draft[]): PlacementEntry[] {
  const entries: PlacementEntry[] = []
  for (const [index, { what, isInternal, payload }] of drafted.entries()) {
    const content = { kind: 'QUOTED' as const, what, by: null, payload, salt: `salt ${index}` }
    const head = {
      number: index + 1,
      at: new Date(index * 1000).toISOString(),
      isInternal,
      contentHash: digest(canonicalJson(content)),
      previous: entries.at(-1)?.hash ?? '',
    }
    entries.push({ ...head, content, hash: hashOfEntry(head, digest) })
  }
  return entries
}

describe('a chain of entries', () => {
  test('is whole as it was sealed, also where what is internal was left out', () => {
    fc.assert(
      fc.property(drafts, (drafted) => {
        const chain = chainOf(drafted)
        expect(brokenEntry(chain, digest)).toBeNull()
        const left = chain.map((entry) => (entry.isInternal ? { ...entry, content: null } : entry))
        expect(brokenEntry(left, digest)).toBeNull()
      }),
    )
  })

  test('shows the change of any one byte', () => {
    fc.assert(
      fc.property(drafts, fc.nat(), fc.integer({ min: 1, max: 255 }), (drafted, at, by) => {
        const chain = chainOf(drafted)
        const bytes = Buffer.from(JSON.stringify(chain))
        const place = at % bytes.length
        bytes[place] = bytes[place]! ^ by
        const changed = parsed(bytes)
        // Bytes that are no longer JSON, or whose meaning is the same, are not a change of the record.
        fc.pre(changed !== undefined && canonicalJson(changed) !== canonicalJson(chain))
        expect(brokenEntry(changed, digest)).not.toBeNull()
      }),
      { numRuns: 500 },
    )
  })

  test('shows an entry that is missing, moved, or left out without being internal', () => {
    fc.assert(
      fc.property(drafts, fc.nat(), (drafted, at) => {
        const chain = chainOf([...drafted, ...drafted])
        const place = at % (chain.length - 1)
        expect(brokenEntry(chain.toSpliced(place, 1), digest)).toBe(place + 1)
        expect(brokenEntry(chain.toReversed(), digest)).toBe(1)
        const open = chain.findIndex(({ isInternal }) => !isInternal)
        fc.pre(open !== -1)
        expect(brokenEntry(chain.with(open, { ...chain[open]!, content: null }), digest)).toBe(open + 1)
      }),
    )
  })
})

function parsed(bytes: Buffer): PlacementEntry[] | undefined {
  try {
    const read: unknown = JSON.parse(bytes.toString())
    return Array.isArray(read) ? read : undefined
  } catch {
    return undefined
  }
}

test('canonical JSON is the same whatever the order of the keys', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
      const turned = Object.fromEntries(Object.entries(value).toReversed())
      expect(canonicalJson(turned)).toBe(canonicalJson(value))
      expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})
