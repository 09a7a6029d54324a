import { UnreadableFile } from '../unreadable-file.ts'

const mostCharacters = 1_000_000

/** Collects the text of one cell or shared string from its runs, without Japanese phonetic hints. */
export class RichText {
  #text = ''
  #isWanted = false
  #readAloud = 0

  /** Text in `t` counts, but not within `rPh`. */
  open(name: string): void {
    if (name === 't') this.#isWanted = this.#readAloud === 0
    else if (name === 'rPh') this.#readAloud += 1
  }

  close(name: string): void {
    if (name === 't') this.#isWanted = false
    else if (name === 'rPh') this.#readAloud -= 1
  }

  add(text: string): void {
    if (!this.#isWanted) return
    this.#text += text
    if (this.#text.length > mostCharacters) throw new UnreadableFile('too_large')
  }

  /** The text so far; starts the next one. */
  take(): string {
    const text = unescaped(this.#text)
    this.#text = ''
    return text
  }
}

/** Excel writes what XML cannot hold as `_x000D_`: a return breaks the line, other control characters mean nothing. */
export function unescaped(text: string): string {
  if (!text.includes('_x')) return text
  return text.replaceAll(escape, (written, digits: string, at: number) => {
    const point = Number.parseInt(digits, 16)
    // A two-character line break counts as one. Replaced in a single pass, since `_x005F_` escapes text that only looks
    // like an escape.
    if (point === 13) return lineFeed.test(text.slice(at + written.length)) ? '' : '\n'
    return point >= 32 || point === 9 || point === 10 ? String.fromCharCode(point) : ''
  })
}

const escape = /_x([0-9a-f]{4})_/gi
const lineFeed = /^(?:\n|\r|_x000a_)/i
