const escaped = (text: string) => text.replaceAll(/[\\()]/g, String.raw`\$&`).replaceAll(/[^\x20-\x7e]/g, '-')

/** A PDF of one page for each group of lines, the first of each as its heading. */
export function demoPdf(pages: readonly (readonly string[])[]): Buffer {
  const kids = pages.map((_, at) => `${4 + at * 2} 0 R`).join(' ')
  const objects = [
    '<</Type /Catalog /Pages 2 0 R>>',
    `<</Type /Pages /Count ${pages.length} /Kids [${kids}]>>`,
    '<</Type /Font /Subtype /Type1 /BaseFont /Helvetica>>',
    ...pages.flatMap((lines, at) => {
      const text = drawn(lines)
      return [
        `<</Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources <</Font <</F1 3 0 R>>>> /Contents ${5 + at * 2} 0 R>>`,
        `<</Length ${text.length}>>\nstream\n${text}\nendstream`,
      ]
    }),
  ]
  let body = '%PDF-1.7\n'
  const offsets = objects.map((object, at) => {
    const offset = body.length
    body += `${at + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`
  const end = `trailer\n<</Size ${objects.length + 1} /Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF\n`
  return Buffer.from(body + table + end, 'latin1')
}

function drawn([heading = '', ...lines]: readonly string[]): string {
  const rows = lines.map((line, at) => `1 0 0 1 72 ${676 - at * 18} Tm (${escaped(line)}) Tj`)
  return `BT /F1 20 Tf 1 0 0 1 72 712 Tm (${escaped(heading)}) Tj /F1 11 Tf ${rows.join(' ')} ET`
}
