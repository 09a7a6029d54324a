/** Digits of a rank, in the order that the database sorts them byte by byte. */
const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const base = BigInt(digits.length)

/** Every rank has at least this many digits; only a row inserted between neighbors gets more. */
const usualLength = 8

/** Room left between consecutive rows: this many fit between two before a rank grows longer. */
const usualStep = base * base

/**
 * Ordered ranks for `count` new rows between two neighbors; null is the end of the list. No other row's rank changes.
 * Ranks sort as plain bytes.
 */
export function ranksBetween(before: string | null, after: string | null, count: number): string[] {
  if (count === 0) return []
  if (before !== null && after !== null) return spread(before, after, count)
  if (before !== null) return steps(floor(before) + usualStep, count)
  const first = after === null ? base ** BigInt(usualLength) / 2n : floor(after) - usualStep * BigInt(count)
  return steps(first, count)
}

/** As many ranks as rows are added: what they are made of is less than 2^53. */
function steps(first: bigint, count: number): string[] {
  const [from, step] = [Number(first), Number(usualStep)]
  return Array.from({ length: count }, (_, index) => usual(from + step * index))
}

/** Finds the shortest length with enough values between both neighbors. */
function spread(before: string, after: string, count: number): string[] {
  for (let length = usualLength; ; length += 1) {
    const low = value(before, length)
    const step = (value(after, length) - low) / BigInt(count + 1)
    // At least two: a longer neighbor was cut to this length, and its own value is above the cut.
    if (step >= 2n) return Array.from({ length: count }, (_, index) => written(low + step * BigInt(index + 1), length))
  }
}

/** A rank as a number, cut to the usual length; ranks at the ends of the list are made from it. */
const floor = (rank: string): bigint => value(rank, usualLength)

function value(rank: string, length: number): bigint {
  let sum = 0n
  for (let place = 0; place < length; place += 1) {
    const digit = place < rank.length ? digits.indexOf(rank[place]!) : 0
    sum = sum * base + BigInt(digit)
  }
  return sum
}

const room = Buffer.alloc(usualLength)

/** A rank of the usual length: where many rows are added, what `written` leaves behind it would be much. */
function usual(number: number): string {
  let rest = number
  for (let place = usualLength - 1; place >= 0; place -= 1) {
    room[place] = digits.charCodeAt(rest % digits.length)
    rest = Math.floor(rest / digits.length)
  }
  return room.toString('latin1')
}

function written(number: bigint, length: number): string {
  let rest = number
  let text = ''
  for (let place = 0; place < length; place += 1) {
    text = digits[Number(rest % base)]! + text
    rest /= base
  }
  return text
}

/** Whether a text can be the rank of a row. */
export const isRank = (text: string): boolean => /^[0-9A-Za-z]{8,4000}$/.test(text)
