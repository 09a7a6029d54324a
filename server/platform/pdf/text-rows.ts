/** A text in rows of limited width; breaks words that are too wide. */
export const textRows = (text: string, width: number, widthOf: (text: string) => number): string[] =>
  text.split('\n').flatMap((line) => rowsOf(line, width, widthOf))

function rowsOf(line: string, width: number, widthOf: (text: string) => number): string[] {
  const rows: string[] = []
  let row = ''
  for (const word of line.split(' ').flatMap((each) => broken(each, width, widthOf))) {
    const longer = row === '' ? word : `${row} ${word}`
    if (row !== '' && widthOf(longer) > width) {
      rows.push(row)
      row = word
    } else row = longer
  }
  return [...rows, row]
}

function broken(word: string, width: number, widthOf: (text: string) => number): string[] {
  const whole = widthOf(word)
  if (whole <= width) return [word]
  const letters = Array.from(word)
  const most = Math.max(1, Math.floor((letters.length * width) / whole / 1.5))
  return Array.from({ length: Math.ceil(letters.length / most) }, (_, at) =>
    letters.slice(at * most, (at + 1) * most).join(''),
  )
}
