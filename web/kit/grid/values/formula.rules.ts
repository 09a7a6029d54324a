/**
 * The value of arithmetic typed as in a spreadsheet, such as `=40000+5000` or `=(3+2)*1,200`: plain digits with a
 * point. Undefined if it is not arithmetic or has no value. No cell references.
 */
export function evaluated(text: string): string | undefined {
  const signs = /^\s*=(.+)$/.exec(text)?.[1]?.match(token)
  if (signs == null || signs.some((sign) => !isKnown.test(sign))) return undefined
  const reader = new Reader(signs.map((sign) => sign.replaceAll(/[$,]/g, '')))
  const value = reader.sum()
  if (!reader.isAtEnd || !Number.isFinite(value)) return undefined
  const plain = String(Math.round(value * 1e8) / 1e8)
  return plainNumber.test(plain) ? plain : undefined
}

const token = /\$?\d[\d,]*(?:\.\d+)?|\$?\.\d+|\S/g
const isKnown = /^(?:\$?\d[\d,]*(?:\.\d+)?|\$?\.\d+|[-+*/()%])$/
const plainNumber = /^-?\d+(\.\d+)?$/

/** Reads signs by their rank: what is in parentheses, percent, signs, products, sums. NaN is what cannot be read. */
class Reader {
  #at = 0
  readonly #signs: readonly string[]

  constructor(signs: readonly string[]) {
    this.#signs = signs
  }

  get isAtEnd(): boolean {
    return this.#at === this.#signs.length
  }

  sum(): number {
    let value = this.#product()
    for (;;)
      if (this.#takes('+')) value += this.#product()
      else if (this.#takes('-')) value -= this.#product()
      else return value
  }

  #product(): number {
    let value = this.#signed()
    for (;;)
      if (this.#takes('*')) value *= this.#signed()
      else if (this.#takes('/')) value /= this.#signed()
      else return value
  }

  #signed(): number {
    let sign = 1
    while (this.#signs[this.#at] === '-' || this.#signs[this.#at] === '+')
      if (this.#signs[this.#at++] === '-') sign = -sign
    let value = this.#single()
    while (this.#takes('%')) value /= 100
    return sign * value
  }

  #single(): number {
    if (this.#takes('(')) {
      const value = this.sum()
      return this.#takes(')') ? value : Number.NaN
    }
    const sign = this.#signs[this.#at] ?? ''
    this.#at += 1
    return /\d/.test(sign) ? Number(sign) : Number.NaN
  }

  #takes(sign: string): boolean {
    const isNext = this.#signs[this.#at] === sign
    if (isNext) this.#at += 1
    return isNext
  }
}
