const lineEnd = Buffer.from('\n')

/**
 * The cells of rows joined: each row's as JSON, which has no line breaks, on one line. They stay bytes until someone
 * parses them.
 */
export const joinedLines = (lines: readonly Uint8Array[]): Buffer =>
  Buffer.concat(lines.flatMap((line, index) => (index === 0 ? [line] : [lineEnd, line])))

/** Each line, without a copy. */
export function linesOf(joined: Uint8Array): Buffer[] {
  const bytes = Buffer.from(joined.buffer, joined.byteOffset, joined.byteLength)
  const lines: Buffer[] = []
  for (let from = 0; from <= bytes.length;) {
    const end = bytes.indexOf(lineEnd, from)
    const to = end < 0 ? bytes.length : end
    lines.push(bytes.subarray(from, to))
    from = to + 1
  }
  return lines
}
