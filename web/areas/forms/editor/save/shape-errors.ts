import '../../../../kit/forms/without-eval.ts'
import type { LayoutError } from '@portico/contract/areas/forms/form.shapes.ts'
import { Layout } from '@portico/contract/areas/forms/layout.shapes.ts'
import { placeText } from '../model/places.ts'

/** What prevents saving a layout at all, such as a question without a label; each with its place. */
export function shapeErrors(layout: Layout): LayoutError[] {
  const read = Layout.safeParse(layout)
  if (read.success) return []
  return read.error.issues.map(({ path, message }) => {
    const [, page, , section, , question] = path
    const at = [page, section, question].filter((index) => typeof index === 'number')
    return { ...placeText(layout, at), message: wordsOf(message) }
  })
}

/** The words of a number that is none are the reader's own. */
const wordsOf = (message: string): string => (message.startsWith('Invalid') ? 'must be a number' : message)
