import type { Layout } from '@portico/contract/areas/forms/layout.shapes.ts'
import { locate } from '@portico/contract/areas/forms/layouts/places.ts'

/** The most questions listed; for more, only their number is shown. */
const most = 5

/** Says which answers the PDF cannot print in full, and how they appear there. */
export function lettersText(layout: Layout, paths: readonly string[]): string {
  const labels = new Set(paths.map((path) => locate(layout, path)?.question?.label ?? 'another question'))
  const named = [...labels].slice(0, most).map((label) => `“${label}”`)
  const others = labels.size - named.length
  const all = others === 0 ? named : [...named, others === 1 ? '1 other answer' : `${others} other answers`]
  return `The PDF cannot show some letters in ${list.format(all)}: the PDF shows plain letters or [?] instead. The portal keeps your original text.`
}

const list = new Intl.ListFormat('en')
