/** Form numbers such as CG 20 10 04 13 or WC 00 03 13. */
const formNumbers = /(?<![A-Za-z0-9])[A-Z]{2,3}(?: \d{2,4}){2,4}(?![A-Za-z0-9])/g

/** Words of a line; a form number is one word, so that it stays on one row. */
const wordsOf = (line: string): string[] =>
  line
    .replaceAll(formNumbers, (number) => number.replaceAll(' ', '\u00A0'))
    .split(' ')
    .map((word) => word.replaceAll('\u00A0', ' '))

/** A text in rows of limited width; breaks words that are too wide. */
export const textRows = (text: string, width: number, widthOf: (text: string) => number): string[] =>
  text.split('\n').flatMap((line) => rowsOf(line, width, widthOf))

function rowsOf(line: string, width: number, widthOf: (text: string) => number): string[] {
  const rows: string[] = []
  let row = ''
  for (const word of wordsOf(line).flatMap((each) => broken(each, width, widthOf))) {
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
  if (word.includes(' ')) return word.split(' ').flatMap((each) => broken(each, width, widthOf))
  const letters = Array.from(word)
  const most = Math.max(1, Math.floor((letters.length * width) / whole / 1.5))
  return Array.from({ length: Math.ceil(letters.length / most) }, (_, at) =>
    letters.slice(at * most, (at + 1) * most).join(''),
  )
}
