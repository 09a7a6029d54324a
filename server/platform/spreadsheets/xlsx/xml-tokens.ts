import { UnreadableFile } from '../unreadable-file.ts'

/** Receives the content of an XML text. Names come without prefix; a tag is the text between its brackets. */
export interface XmlListener {
  open(name: string, tag: string): void
  close(name: string): void
  text(text: string): void
  /** Whether it has all that it wants; what follows is not even looked at. */
  readonly isDone?: boolean
}

/** No tag, text or comment of a workbook is longer; one that never ends would fill the memory. */
const mostCharacters = 1_000_000
const mostDepth = 100

const code = { quote: 34, apostrophe: 39, slash: 47, less: 60, greater: 62, exclamation: 33, question: 63 }

/**
 * Splits XML into tags and texts while it arrives. Rejects what workbooks do not need and attacks use: document types,
 * custom entities, mismatched tags.
 */
export class XmlTokens {
  readonly #listener: XmlListener
  readonly #open: string[]
  #rest = ''
  #hasRoot: boolean

  /** The text may start within elements that are already open. */
  constructor(listener: XmlListener, within: readonly string[]) {
    this.#listener = listener
    this.#open = [...within]
    this.#hasRoot = within.length > 0
  }

  write(piece: string): void {
    if (piece.includes('\u0000')) throw new UnreadableFile('damaged')
    const text = this.#rest + piece
    let at = 0
    while (this.#listener.isDone !== true) {
      const next = this.#token(text, at)
      if (next < 0) break
      at = next
    }
    this.#rest = text.slice(at)
    if (this.#rest.length > mostCharacters) throw new UnreadableFile('too_large')
  }

  /** Signals the end, with the elements that are still open. */
  end(within: readonly string[]): void {
    const isWhole = this.#hasRoot && this.#rest.trim() === '' && this.#open.join('/') === within.join('/')
    if (!isWhole) throw new UnreadableFile('damaged')
  }

  /** Reads the token at this position, and returns the position of the next; -1 if its end has not arrived yet. */
  #token(text: string, at: number): number {
    if (text.charCodeAt(at) !== code.less) return this.#text(text, at)
    const first = text.charCodeAt(at + 1)
    if (first === code.exclamation) return this.#marked(text, at)
    if (first === code.question) return after(text, '?>', at)
    const end = tagEnd(text, at + 1)
    if (end < 0) return -1
    if (first === code.slash) this.#close(localName(text.slice(at + 2, end).trimEnd()))
    else this.#tag(text, at + 1, end)
    return end + 1
  }

  #text(text: string, at: number): number {
    const end = text.indexOf('<', at)
    if (end < 0) return -1
    if (this.#open.length > 0) this.#listener.text(decoded(text.slice(at, end)))
    return end
  }

  #tag(text: string, from: number, end: number): void {
    const isClosed = text.charCodeAt(end - 1) === code.slash
    const tag = text.slice(from, isClosed ? end - 1 : end)
    const name = localName(nameOf(tag))
    if (name === '' || this.#open.length > mostDepth) throw new UnreadableFile('damaged')
    if (this.#open.length === 0 && this.#hasRoot) throw new UnreadableFile('damaged')
    this.#hasRoot = true
    this.#open.push(name)
    this.#listener.open(name, tag)
    if (isClosed) this.#close(name)
  }

  #close(name: string): void {
    if (this.#open.pop() !== name) throw new UnreadableFile('damaged')
    this.#listener.close(name)
  }

  #marked(text: string, at: number): number {
    if (text.startsWith('<!--', at)) return after(text, '-->', at + 4)
    const start = '<![CDATA['
    if (text.startsWith(start, at)) {
      const end = text.indexOf(']]>', at)
      if (end >= 0) this.#listener.text(text.slice(at + start.length, end))
      return end < 0 ? -1 : end + 3
    }
    if (text.length - at < start.length) return -1
    throw new UnreadableFile('damaged', { cause: new Error('declares a document type') })
  }
}

function after(text: string, mark: string, at: number): number {
  const found = text.indexOf(mark, at)
  return found < 0 ? -1 : found + mark.length
}

/** Where a tag ends: at the first bracket outside quotes. */
function tagEnd(text: string, from: number): number {
  let quote = 0
  for (let at = from; at < text.length; at++) {
    const character = text.charCodeAt(at)
    if (quote !== 0) {
      if (character === quote) quote = 0
    } else if (character === code.greater) return at
    else if (character === code.quote || character === code.apostrophe) quote = character
    else if (character === code.less) throw new UnreadableFile('damaged')
  }
  return -1
}

/** The name at the start of a tag. */
function nameOf(tag: string): string {
  let end = 0
  while (end < tag.length && tag.charCodeAt(end) > 32) end++
  return tag.slice(0, end)
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

/** The value of an attribute, by its name without prefix. */
export function attributeOf(tag: string, wanted: string): string | undefined {
  let at = nameOf(tag).length
  for (;;) {
    const equals = tag.indexOf('=', at)
    if (equals < 0) return undefined
    const start = quoteAfter(tag, equals)
    const end = tag.indexOf(tag.charAt(start), start + 1)
    if (end < 0) throw new UnreadableFile('damaged')
    const name = tag.slice(at, equals).trim()
    if (name === wanted || (!name.startsWith('xmlns') && localName(name) === wanted)) {
      return decoded(tag.slice(start + 1, end))
    }
    at = end + 1
  }
}

function quoteAfter(tag: string, equals: number): number {
  let at = equals + 1
  while (tag.charCodeAt(at) <= 32) at++
  const character = tag.charCodeAt(at)
  if (character !== code.quote && character !== code.apostrophe) throw new UnreadableFile('damaged')
  return at
}

const entities: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
])

/** Text with its five entities and numeric characters; rejects any other entity. */
function decoded(text: string): string {
  if (!text.includes('&')) return text
  return text.replaceAll(/&([^;&]{0,10};?)/g, (_, name: string) => characterOf(name))
}

function characterOf(name: string): string {
  const [, hexadecimal, decimal] = /^#(?:x([0-9a-f]{1,6})|(\d{1,7}));$/i.exec(name) ?? []
  const point = hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16)
  const character = point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : entities.get(name.slice(0, -1))
  if (character === undefined || !name.endsWith(';')) throw new UnreadableFile('damaged')
  return character
}
