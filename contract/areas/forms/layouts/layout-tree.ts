import type { Layout, Page, Question, Section } from '../layout.shapes.ts'

export type ItemType = 'page' | 'section' | 'question'

/** An item's own properties, without its key and contents. */
export type Properties = Readonly<Record<string, unknown>>

/** An item's position: its page, section, and question. */
interface Parts {
  readonly page: Page
  readonly section?: Section
  readonly question?: Question
}

/** A page, section or question of a layout, in one shape. */
export interface LayoutItem {
  /** Its type and key: one name for one item, in every layout. */
  readonly name: string
  readonly type: ItemType
  readonly key: string
  /** Its page or section; null for a page. */
  readonly container: LayoutItem | null
  readonly locked: boolean
  readonly properties: Properties
  /** Its contents in their order. */
  readonly contents: readonly LayoutItem[]
  readonly parts: Parts
}

/** A layout as a list of items in form order, each before its contents. */
export interface LayoutTree {
  readonly items: ReadonlyMap<string, LayoutItem>
  readonly pages: readonly LayoutItem[]
}

export const nameOf = (type: ItemType, key: string): string => `${type} ${key}`

const containerTypes = { section: 'page', question: 'section' } as const

/** The name of what holds an item; null for a page. */
export const containerName = (type: ItemType, key: string | null): string | null =>
  type === 'page' || key === null ? null : nameOf(containerTypes[type], key)

/** Takes a layout apart. A repeated key gets a number appended, so that a draft with errors can be stored. */
export function treeOf(layout: Layout): LayoutTree {
  const planter = new Planter()
  const pages = layout.pages.map((page) => {
    const { sections, ...own } = page
    const parts = { page }
    return planter.add('page', own, parts, null, (onPage) =>
      sections.map((section) => addSection(planter, section, page, onPage)),
    )
  })
  return { items: planter.items, pages }
}

function addSection(planter: Planter, section: Section, page: Page, onPage: LayoutItem): LayoutItem {
  const { questions, ...own } = section
  return planter.add('section', own, { page, section }, onPage, (inSection) =>
    questions.map((question) => planter.add('question', question, { page, section, question }, inSection, () => [])),
  )
}

class Planter {
  readonly items = new Map<string, LayoutItem>()
  readonly #times = new Map<string, number>()

  add(
    type: ItemType,
    { key, ...properties }: { readonly key: string; readonly locked: boolean },
    parts: Parts,
    container: LayoutItem | null,
    fill: (item: LayoutItem) => LayoutItem[],
  ): LayoutItem {
    const unique = this.#unique(nameOf(type, key), key)
    const contents: LayoutItem[] = []
    const { locked } = properties
    const item = { name: nameOf(type, unique), type, key: unique, container, locked, properties, contents, parts }
    this.items.set(item.name, item)
    contents.push(...fill(item))
    return item
  }

  #unique(name: string, key: string): string {
    const time = (this.#times.get(name) ?? 0) + 1
    this.#times.set(name, time)
    return time === 1 ? key : `${key}~${time}`
  }
}

/** The key that an item has in its layout. */
export const keyOf = (key: string): string => key.replace(/~\d+$/, '')
