import { placeText } from '@portico/contract/areas/forms/layouts/places.ts'
import type { PageState } from './derived.ts'

/** A found question with its position and page. */
export interface FoundQuestion {
  readonly path: string
  readonly pageKey: string
  readonly label: string
  readonly place: string
}

/** People do not read more. */
const most = 12

/** Visible questions whose label matches every typed word. */
export function questionsWith(pages: readonly PageState[], typed: string): FoundQuestion[] {
  const words = typed
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
  if (words.length === 0) return []
  const found: FoundQuestion[] = []
  for (const { page, sections } of pages)
    for (const { section, items } of sections)
      for (const [item, { itemId, questions }] of items.entries())
        for (const { path, question } of questions) {
          const text = `${question.label} ${question.help} ${section.title}`.toLowerCase()
          if (!words.every((word) => text.includes(word))) continue
          const at = itemId === null ? { page, section } : { page, section, item }
          found.push({ path, pageKey: page.key, label: question.label, place: placeText(at) })
          if (found.length === most) return found
        }
  return found
}
