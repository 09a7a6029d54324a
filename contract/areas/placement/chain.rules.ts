import type { PlacementEntry } from './placement.shapes.ts'

/** SHA-256 of a text in UTF-8, in hexadecimal. */
type Digest = (text: string) => string

/** JSON with the keys of each object in order, so that equal values make equal texts. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  return `{${members.map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`).join(',')}}`
}

/** What an entry's hash includes; the content only through its own hash, so that it can be omitted. */
type Head = Pick<PlacementEntry, 'number' | 'at' | 'isInternal' | 'contentHash' | 'previous'>

/** The hash of an entry. */
export const hashOfEntry = ({ number, at, isInternal, contentHash, previous }: Head, digest: Digest): string =>
  digest(canonicalJson({ number, at, isInternal, contentHash }) + previous)

/**
 * The first entry that was changed, or does not follow the previous one; null if the chain is intact. Takes the whole
 * chain, oldest first.
 */
export function brokenEntry(entries: readonly PlacementEntry[], digest: Digest): number | null {
  let previous = ''
  for (const [index, entry] of entries.entries()) {
    const fits =
      entry.number === index + 1 &&
      entry.previous === previous &&
      isContentWhole(entry, digest) &&
      entry.hash === hashOfEntry(entry, digest)
    if (!fits) return index + 1
    previous = entry.hash
  }
  return null
}

/** Only what is internal may come without its content. */
function isContentWhole({ content, contentHash, isInternal }: PlacementEntry, digest: Digest): boolean {
  return content === null ? isInternal : digest(canonicalJson(content)) === contentHash
}
