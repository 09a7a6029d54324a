import type { PageState } from './derived.ts'

/** Every path in the order of the form, lists of items before their items. */
export function pathsInOrder(pages: readonly PageState[]): string[] {
  return pages.flatMap(({ sections }) =>
    sections.flatMap(({ section, items }) => [
      ...(section.repeat === null ? [] : [section.key]),
      ...items.flatMap(({ questions }) => questions.map(({ path }) => path)),
    ]),
  )
}

/** The first missing answer after a place in the form; wraps to the top, or starts there without a place. */
export function nextMissing(pages: readonly PageState[], after: string | undefined): string | undefined {
  const missing = pages.flatMap(({ progress }) => progress.missing.map(({ path }) => path))
  if (after === undefined) return missing[0]
  const places = new Map(pathsInOrder(pages).map((path, at) => [path, at]))
  const here = places.get(after) ?? -1
  return missing.find((path) => (places.get(path) ?? 0) > here) ?? missing[0]
}

/** The page on which a path is asked. */
export function pageOf(pages: readonly PageState[], path: string): PageState | undefined {
  return pages.find((page) => pathsInOrder([page]).includes(path))
}
