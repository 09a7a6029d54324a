import { z } from 'zod'

/** A key; if a draft has it twice, the second is `key~2`. */
const ItemKey = z.string().regex(/^[a-z][A-Za-z0-9]{0,59}(~\d{1,5})?$/)

const item = { type: z.enum(['page', 'section', 'question']), key: ItemKey }
const position = {
  in: ItemKey.nullable().meta({ description: 'The page of a section, the section of a question; null for a page' }),
  after: ItemKey.nullable().meta({ description: 'What it comes after; null where it comes first' }),
}
const Properties = z.record(z.string(), z.unknown())

/** One thing that a level does to the layout of the level above it. What is added brings no contents: these are added after it. */
export const LayoutChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ADDED'), ...item, ...position, properties: Properties }),
  z.object({ kind: z.literal('CHANGED'), ...item, properties: Properties }),
  z.object({ kind: z.literal('HIDDEN'), ...item }),
  z.object({ kind: z.literal('MOVED'), ...item, ...position }),
])

export type LayoutChange = z.infer<typeof LayoutChange>
