import { isUtf8 } from 'node:buffer'
import { taxNumbersInJson } from '@portico/contract/kit/tax-number.ts'
import { openValue, sealEqually } from '../../secret.ts'

const purpose = 'tax number'
const beginning = 'sealed('
const jsonBegins: ReadonlySet<string | undefined> = new Set(['{', '[', '"'])
const seals = /sealed\(([\w-]+(?:\.[\w-]+){3})\)/g

/**
 * Keeps tax numbers out of the database's files: seals them in every JSON value sent, and opens them in every answer.
 * Equal numbers are sealed equally, so that the database can still compare them.
 */
export class SealedNumbers {
  readonly #secret: string
  readonly #numbers = taxNumbersInJson()

  constructor(secret: string) {
    this.#secret = secret
  }

  /** Parameters of a statement as they are sent. */
  sealed(values: readonly unknown[]): unknown[] {
    return values.map((value) => this.#sealedValue(value))
  }

  /** JSON, or lines of JSON, with its tax numbers sealed. */
  sealedJson(json: string): string {
    return json.replaceAll(this.#numbers, (_, number: string) => `"${this.#seal(number)}"`)
  }

  /** A text that the database answered, with all that is sealed in it opened. */
  opened(text: string): string {
    return text.includes(beginning)
      ? text.replaceAll(seals, (seal, sealed: string) => this.#open(sealed) ?? seal)
      : text
  }

  #sealedValue(value: unknown): unknown {
    if (typeof value === 'string') return this.#sealedText(value)
    if (Buffer.isBuffer(value)) return this.#sealedBytes(value)
    if (Array.isArray(value)) return this.sealed(value)
    return isPlain(value) ? this.#sealedText(JSON.stringify(value)) : value
  }

  /** Typed text that looks like a seal is changed, so that no one can open a seal copied from elsewhere. */
  #sealedText(text: string): string {
    if (!jsonBegins.has(text[0])) return text
    return this.sealedJson(text.includes(beginning) ? text.replaceAll(seals, 'sealed ($1)') : text)
  }

  /**
   * Lines of JSON may be bytes. Most have nothing to seal, and pass through unchanged, like anything that is not text.
   */
  #sealedBytes(bytes: Buffer): Buffer | string {
    if (!jsonBegins.has(String.fromCodePoint(bytes[0] ?? 0))) return bytes
    const text = bytes.toString('latin1')
    const isNothingIn = text.search(this.#numbers) < 0 && !text.includes(beginning)
    return isNothingIn || !isUtf8(bytes) ? bytes : this.#sealedText(bytes.toString())
  }

  #seal(number: string): string {
    return `${beginning}${sealEqually(this.#secret, purpose, number)})`
  }

  /** Undefined if this server's secret does not open it. */
  #open(sealed: string): string | undefined {
    try {
      return openValue(this.#secret, purpose, sealed)
    } catch {
      return undefined
    }
  }
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
