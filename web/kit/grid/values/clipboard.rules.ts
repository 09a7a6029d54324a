/** What a spreadsheet would not read back as one cell. */
const needsQuotes = /[\t\n\r]|^"/

const quoted = (text: string): string => (needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** A block of cells as spreadsheets exchange it: tabs between cells, line breaks between rows, quotes where needed. */
export function formatBlock(block: readonly (readonly string[])[]): string {
  const lines = block.map((row) => row.map(quoted).join('\t'))
  return lines.length > 1 ? `${lines.join('\r\n')}\r\n` : (lines[0] ?? '')
}

/** Parses clipboard text of a spreadsheet. A quote that is never closed is an ordinary character. */
export function parseBlock(text: string): string[][] {
  const rows: string[][] = [[]]
  let at = 0
  for (;;) {
    const { value, end } = quotedCell(text, at) ?? plainCell(text, at)
    rows.at(-1)?.push(value)
    if (end >= text.length) return rows
    at = end + (text.startsWith('\r\n', end) ? 2 : 1)
    if (text[end] === '\t') continue
    // A final line break ends the last row without starting another.
    if (at >= text.length) return rows
    rows.push([])
  }
}

interface Cell {
  readonly value: string
  /** The position of the tab or line break after it, or the end of the text. */
  readonly end: number
}

function plainCell(text: string, from: number): Cell {
  ending.lastIndex = from
  const end = ending.exec(text)?.index ?? text.length
  return { value: text.slice(from, end), end }
}

const ending = /[\t\n\r]/g

function quotedCell(text: string, from: number): Cell | undefined {
  if (text[from] !== '"') return undefined
  closing.lastIndex = from
  const found = closing.exec(text)
  if (found === null) return undefined
  return { value: found[1]?.replaceAll('""', '"') ?? '', end: from + found[0].length }
}

const closing = /"((?:[^"]|"")*)"(?=[\t\n\r]|$)/gy

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** The same block as a table, for programs that prefer it. */
export function formatTable(block: readonly (readonly string[])[]): string {
  const cell = (text: string) =>
    `<td>${text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign).replaceAll(/\r\n?|\n/g, '<br>')}</td>`
  return `<table>${block.map((row) => `<tr>${row.map(cell).join('')}</tr>`).join('')}</table>`
}

/** A block with as many cells in each row. */
export function squared(block: readonly (readonly string[])[]): string[][] {
  const width = block.reduce((widest, row) => Math.max(widest, row.length), 0)
  return block.map((row) => Array.from({ length: width }, (_, at) => row[at] ?? ''))
}
