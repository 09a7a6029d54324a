import type { Layout } from '@portico/contract/areas/forms/layout.shapes.ts'
import { cut } from '../../../../platform/formats.ts'
import { everything, find } from '../model/places.ts'

/**
 * The questions that a condition may use, by page and section: not the item itself or those within it, nor those inside
 * another repeating section, which have many answers.
 */
export function testableQuestions(layout: Layout, itemKey: string) {
  const item = find(layout, itemKey)
  const within = item !== undefined && 'section' in item ? item.section.key : undefined
  const groups = new Map<string, { group: string; items: { value: string; label: string }[] }>()
  for (const found of everything(layout)) {
    if (!('section' in found)) continue
    const { page, section } = found
    if ([found.item.key, section.key, page.key].includes(itemKey)) continue
    if (section.repeat !== null && section.key !== within) continue
    const group = groups.get(section.key) ?? { group: `${page.title} › ${section.title}`, items: [] }
    group.items.push({ value: found.item.key, label: cut(found.name, 80) })
    groups.set(section.key, group)
  }
  return [...groups.values()]
}
