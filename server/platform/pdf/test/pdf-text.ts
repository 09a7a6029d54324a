import { inflateSync } from 'node:zlib'

/** The text that a PDF of ours draws, row by row. */
export function pdfText(bytes: Buffer): string {
  const rows: string[] = []
  let at = bytes.indexOf('stream\n')
  while (at >= 0) {
    const start = at + 'stream\n'.length
    const end = bytes.indexOf('endstream', start)
    rows.push(...drawnIn(bytes.subarray(start, end)))
    at = bytes.indexOf('stream\n', end + 'endstream'.length)
  }
  return rows.join('\n')
}

function drawnIn(stream: Buffer): string[] {
  const content = inflated(stream)
  return [...content.matchAll(/<([0-9A-F]+)> Tj/g)].map(([, hex = '']) =>
    new TextDecoder('windows-1252').decode(Buffer.from(hex, 'hex')),
  )
}

function inflated(stream: Buffer): string {
  try {
    return inflateSync(stream).toString('latin1')
  } catch {
    return ''
  }
}
