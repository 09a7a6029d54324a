/**
 * How a number that is a code is shown: with leading zeros and separators, as ZIP codes, tax numbers and phone numbers
 * are.
 */
export interface DigitPattern {
  /** The number up to which it holds. */
  readonly upTo: number
  readonly marks: string
}

const section = /^(?:\[(<=?)(\d{1,15})\])?((?:[0#]|\\?[-() /.]|"[-() /.]+")+)$/

/** The patterns of a format code such as `00000` or `[<=99999]00000;00000\-0000`; null for other format codes. */
export function digitPatternsOf(code: string): readonly DigitPattern[] | null {
  const patterns: DigitPattern[] = []
  for (const part of code.replace(/;@$/, '').split(';')) {
    const [, comparison, bound, written = ''] = section.exec(part) ?? []
    const marks = written.replaceAll(/[\\"]/g, '')
    // A point outside quotes starts decimals, and a single zero is any whole number.
    const isCode = /0.*0|#.*[-()].*#/.test(marks) && !/(?<!\\)\.(?!")/.test(written)
    if (!isCode) return null
    patterns.push({ upTo: bound === undefined ? Infinity : Number(bound) - (comparison === '<' ? 1 : 0), marks })
  }
  return patterns
}

/** A number in the first pattern that applies: 2134 in `00000` is `02134`. */
export function inPattern(number: number, patterns: readonly DigitPattern[]): string | null {
  const pattern = patterns.find(({ upTo }) => number <= upTo)
  if (pattern === undefined || !Number.isInteger(number) || number < 0 || number > 1e15) return null
  const places = pattern.marks.replaceAll(/[^0#]/g, '')
  const digits = String(number).padStart(places.length, ' ')
  // Surplus digits go before the first one.
  const more = digits.length - places.length
  let at = more
  let text = ''
  for (const mark of pattern.marks) {
    if (mark !== '0' && mark !== '#') {
      text += mark
      continue
    }
    const digit = at === more ? digits.slice(0, more + 1) : digits.charAt(at)
    text += digit === ' ' ? (mark === '0' ? '0' : '') : digit
    at += 1
  }
  return text
}
