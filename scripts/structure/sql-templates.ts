import { parseSync, Visitor } from 'oxc-parser'
import type { SourceFile } from './source-file.ts'

export interface SqlTemplate {
  /** As written, with its `${…}` parts. */
  readonly text: string
  readonly start: number
}

/** The templates tagged `sql` of a file. */
export function sqlTemplates({ path, text }: Pick<SourceFile, 'path' | 'text'>): SqlTemplate[] {
  const found: SqlTemplate[] = []
  new Visitor({
    TaggedTemplateExpression({ tag, quasi }) {
      if (tag.type !== 'Identifier' || tag.name !== 'sql') return
      found.push({ text: text.slice(quasi.start + 1, quasi.end - 1), start: quasi.start })
    },
  }).visit(parseSync(path, text).program)
  return found
}
