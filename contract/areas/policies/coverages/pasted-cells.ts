/** Rows of cells that hold something: separated by tabs if there are any, otherwise by commas as in a CSV file. */
export function cellsOf(text: string): string[][] {
  const pasted = text.replace(/^\uFEFF/u, '').slice(0, 100_000)
  const rows: string[][] = [[]]
  for (const { groups } of pasted.matchAll(pasted.includes('\t') ? tabbed : commaSeparated)) {
    const { quoted, plain = '', end } = groups as { quoted?: string; plain?: string; end: string }
    rows.at(-1)!.push((quoted?.replaceAll('""', '"') ?? plain).trim())
    if (end === '') break
    if (end.endsWith('\n')) rows.push([])
  }
  return rows.filter((row) => row.some((cell) => cell !== ''))
}

const cellPattern = (separator: string): RegExp =>
  new RegExp(`(?: *"(?<quoted>(?:[^"]|"")*)" *|(?<plain>[^${separator}\\n]*))(?<end>${separator}|\\r?\\n|$)`, 'gu')

const tabbed = cellPattern('\t')
const commaSeparated = cellPattern(',')
