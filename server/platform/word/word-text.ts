/** What of the XML of a document makes its text: its letters, breaks, and the ends of paragraphs and cells. */
const tokens =
  /<w:t(?:\s[^<>]*)?>([^<]*)<\/w:t>|<w:(tab|noBreakHyphen|lastRenderedPageBreak)\/>|<w:(br|cr)(?:\s([^<>]*))?\/>|<(\/?)w:(p|tc|tr|tbl|moveFrom)(?:\s[^<>]*?)?(\/?)>/gu

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const decoded = (text: string): string =>
  text.replaceAll(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/giu,
    (whole, hex?: string, digits?: string, name?: string) => {
      if (name !== undefined) return entities[name] ?? whole
      const code = hex === undefined ? Number(digits) : Number.parseInt(hex, 16)
      return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : ''
    },
  )

const signs: Readonly<Record<string, string>> = { tab: '\t', noBreakHyphen: '-' }

/** Collects the text of a document from its XML. Text deleted or moved in tracked changes is skipped. */
class Pages {
  readonly #pages: string[] = []
  #text = ''
  #tables = 0
  #moved = 0

  take([, text, sign, lineBreak, attributes, closing, element, isEmpty]: RegExpExecArray): void {
    if (text !== undefined) this.write(decoded(text))
    else if (element !== undefined)
      this.pass(element, { closes: closing === '/' || isEmpty === '/', opens: closing !== '/' })
    else if (sign === 'lastRenderedPageBreak' || /w:type="page"/u.test(attributes ?? '')) this.breakPage()
    else this.write(lineBreak === undefined ? (signs[sign!] ?? '') : '\n')
  }

  pass(element: string, { closes, opens }: { readonly closes: boolean; readonly opens: boolean }): void {
    if (opens) this.open(element)
    if (closes) this.close(element)
  }

  write(text: string): void {
    if (this.#moved === 0) this.#text += text
  }

  breakPage(): void {
    // Word marks its last rendered page breaks in addition to manual ones.
    if (this.#text.trim() === '') return
    this.#pages.push(this.#text)
    this.#text = ''
  }

  close(element: string): void {
    if (element === 'moveFrom') this.#moved = Math.max(0, this.#moved - 1)
    if (element === 'tbl') this.#tables = Math.max(0, this.#tables - 1)
    if (element === 'p') this.write(this.#tables > 0 ? ' ' : '\n\n')
    if (element === 'tc') this.write('\t')
    if (element === 'tr' || element === 'tbl') this.write('\n')
  }

  open(element: string): void {
    if (element === 'moveFrom') this.#moved += 1
    if (element === 'tbl') this.#tables += 1
  }

  get all(): string[] {
    return [...this.#pages, this.#text].map(tidy).filter((page, at, { length }) => page !== '' || length === 1)
  }
}

const tidy = (page: string): string =>
  page
    .replaceAll(/[^\S\n]+$/gmu, '')
    .replaceAll(/\n{3,}/gu, '\n\n')
    .trim()

/** The text of a Word document's XML, page by page. */
export function textPages(xml: string): string[] {
  const pages = new Pages()
  for (const token of xml.matchAll(tokens)) pages.take(token)
  return pages.all
}
