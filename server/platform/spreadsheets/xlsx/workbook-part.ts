import { posix } from 'node:path'
import { UnreadableFile } from '../unreadable-file.ts'
import { attributeOf } from './xml-tokens.ts'
import { readPart } from './xml-part.ts'
import type { ZipParts } from './zip-parts.ts'

const mostBytes = 32_000_000

/** A relation between parts: its type and its target. */
interface Relation {
  readonly type: string
  readonly target: string
}

/** A workbook's metadata, known before a sheet is read. */
export interface WorkbookPart {
  readonly sheets: readonly { readonly name: string; readonly hidden: boolean; readonly part: string }[]
  readonly sharedStrings: string | undefined
  readonly styles: string | undefined
  /** Whether its days are counted from 1904 on, as on old Macintoshes. */
  readonly from1904: boolean
  /** Whether formulas take values from other workbooks; their last values are in the cells. */
  readonly isLinked: boolean
}

/** Reads the structure of a workbook. Macros are rejected wherever they are; other workbooks are never opened. */
export async function readWorkbookPart(parts: ZipParts): Promise<WorkbookPart> {
  refuseParts(parts.names)
  const roots = await relationsOf(parts, '')
  const root = [...roots.values()].find(({ type }) => type === 'officeDocument')?.target ?? 'xl/workbook.xml'
  const relations = await relationsOf(parts, root)
  const byType = (type: string) => [...relations.values()].find((relation) => relation.type === type)?.target
  const { named, from1904 } = await sheetsOf(parts, root)
  return {
    sheets: named.flatMap(({ name, hidden, relation }) => {
      const { type, target } = relations.get(relation) ?? {}
      return type === 'worksheet' && target !== undefined ? [{ name, hidden, part: target }] : []
    }),
    sharedStrings: byType('sharedStrings'),
    styles: byType('styles'),
    from1904,
    isLinked: isLinked(parts.names),
  }
}

export const isLinked = (names: readonly string[]): boolean => names.some((name) => name.includes('externallinks/'))

/** Rejects parts that are never read, by name. */
export function refuseParts(names: readonly string[]): void {
  if (names.some((name) => name.endsWith('vbaproject.bin') || name.includes('macrosheets/'))) {
    throw new UnreadableFile('macros')
  }
}

const refusedTypes = new Map([
  ['vbaProject', 'macros'],
  ['xlMacrosheet', 'macros'],
  ['xlIntlMacrosheet', 'macros'],
] as const)

async function relationsOf(parts: ZipParts, part: string): Promise<ReadonlyMap<string, Relation>> {
  const folder = posix.dirname(part)
  const name = posix.join(folder, '_rels', `${posix.basename(part)}.rels`)
  const relations = new Map<string, Relation>()
  if (!parts.has(name)) return relations
  await readPart(parts, name, mostBytes, {
    open: (element, tag) => {
      if (element !== 'Relationship') return
      const type = /[^/]*$/.exec(attributeOf(tag, 'Type') ?? '')?.[0] ?? ''
      const refused = refusedTypes.get(type as 'vbaProject')
      if (refused !== undefined) throw new UnreadableFile(refused)
      const target = posix.resolve('/', folder, attributeOf(tag, 'Target') ?? '').slice(1)
      relations.set(attributeOf(tag, 'Id') ?? '', { type, target })
    },
    close: () => undefined,
    text: () => undefined,
  })
  return relations
}

interface NamedSheet {
  readonly name: string
  readonly hidden: boolean
  readonly relation: string
}

async function sheetsOf(parts: ZipParts, root: string): Promise<{ named: NamedSheet[]; from1904: boolean }> {
  const named: NamedSheet[] = []
  let from1904 = false
  await readPart(parts, root, mostBytes, {
    open: (element, tag) => {
      if (element === 'workbookPr') from1904 = ['1', 'true'].includes(attributeOf(tag, 'date1904') ?? '')
      if (element === 'sheet') {
        const hidden = (attributeOf(tag, 'state') ?? 'visible') !== 'visible'
        named.push({ name: attributeOf(tag, 'name') ?? '', hidden, relation: attributeOf(tag, 'id') ?? '' })
      }
    },
    close: () => undefined,
    text: () => undefined,
  })
  return { named, from1904 }
}
