import type { SubmissionChange, SubmissionContent } from './submission.shapes.ts'

/** One part of a submission, identified by its key, and equal if its mark is. */
interface Part {
  readonly key: string
  readonly name: string
  readonly mark: string
}

type Told = Pick<SubmissionChange, 'part' | 'name' | 'how'> & { readonly key: string }

/** A value as one text, regardless of the order of its fields. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null)
  const fields = Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  return `{${fields.map(([key, each]) => `${JSON.stringify(key)}:${canonical(each)}`).join(',')}}`
}

const named = ({ name, year }: { readonly name: string; readonly year: string }) => `${name} ${year}`.trim()

/** The parts by kind, in display order. */
const partsOf: Readonly<Record<SubmissionChange['part'], (content: SubmissionContent) => readonly Part[]>> = {
  LINE: ({ lines }) => lines.map((line) => ({ key: line.line, name: line.name, mark: canonical(line) })),
  SCHEDULE: ({ schedules }) =>
    schedules.map(({ type, tabId, name, digest }) => ({ key: `${type}/${tabId}`, name, mark: digest })),
  // Marking an application as done once more changes nothing if its answers are the same.
  APPLICATION: ({ applications }) =>
    applications.map(({ id, digest, ...names }) => ({ key: id, name: named(names), mark: digest })),
  FACTS: ({ facts }) =>
    Object.keys(facts).length === 0 ? [] : [{ key: 'facts', name: 'Company information', mark: canonical(facts) }],
  DOCUMENT: ({ documents }) =>
    documents.map(({ id, name, version }) => ({ key: id, name, mark: canonical([name, version]) })),
}

const kinds = Object.keys(partsOf) as SubmissionChange['part'][]

/** How each part changed between two contents; empty if both are equal. */
export function contentChanges(before: SubmissionContent, now: SubmissionContent): Told[] {
  return kinds.flatMap((part) => {
    const [was, is] = [partsOf[part](before), partsOf[part](now)]
    const marks = new Map(was.map(({ key, mark }) => [key, mark]))
    const left = new Set(is.map(({ key }) => key))
    const standing = is.flatMap(({ key, name, mark }): Told[] => {
      const earlier = marks.get(key)
      if (earlier === mark) return []
      return [{ part, key, name, how: earlier === undefined ? 'added' : 'changed' }]
    })
    const removed = was
      .filter(({ key }) => !left.has(key))
      .map(({ key, name }): Told => ({ part, key, name, how: 'removed' }))
    return [...standing, ...removed]
  })
}
