import { z } from 'zod'
import { text } from '../../kit/text.ts'
import { LayoutKey } from './layout.shapes.ts'

const cell = () => text().max(20_000)
const Row = z.record(LayoutKey, cell())

/**
 * What an answer is stored as: canonical text (numbers as `1234.5`, dates as yyyy-mm-dd, yes and no as `Y` and `N`);
 * several for choices, documents and the items of a repeating section; a record for an address, person or signature;
 * rows for a table.
 */
export const AnswerValue = z.union([
  cell(),
  z.array(text().max(500)).max(500),
  Row,
  z.array(Row).max(500).meta({ description: 'Rows of a table' }),
])

/**
 * An answer's path: the key of a question; `section/item/question` inside a repeating section; the key of such a
 * section for the list of its items.
 */
export const AnswerPath = z.string().regex(/^[a-z][A-Za-z0-9]{0,59}(\/[A-Za-z0-9-]{1,40}\/[a-z][A-Za-z0-9]{0,59})?$/)

export type AnswerValue = z.infer<typeof AnswerValue>
/** Answers by their path. */
export type Answers = Readonly<Record<string, AnswerValue>>
