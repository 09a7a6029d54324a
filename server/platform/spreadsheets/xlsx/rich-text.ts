import { UnreadableFile } from '../unreadable-file.ts'

const mostCharacters = 1_000_000

/** Gathers the text of one cell or shared string from its runs; how Japanese is read aloud is left out. */
export class RichText {
  #text = ''
  #isWanted = false
  #readAloud = 0

  /** What stands in `t` counts, but not within `rPh`. */
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

  /** The text so far; the next one begins. */
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
    // A break of two characters is one break. All is read in one go, since `_x005F_` begins a text that only looks so.
    if (point === 13) return lineFeed.test(text.slice(at + written.length)) ? '' : '\n'
    return point >= 32 || point === 9 || point === 10 ? String.fromCharCode(point) : ''
  })
}

const escape = /_x([0-9a-f]{4})_/gi
const lineFeed = /^(?:\n|\r|_x000a_)/i
