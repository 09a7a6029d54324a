const longest = 31

/**
 * Valid sheet names, unique in any case: at most 31 characters, none of `[ ] * / \ ? :`, no apostrophe at either end,
 * and not the reserved `History`.
 */
export function sheetNames(wanted: readonly string[]): string[] {
  const taken = new Set(['history'])
  return wanted.map((name) => {
    const plain = legal(name)
    let free = plain
    for (let number = 2; taken.has(free.toLowerCase()); number += 1) free = numbered(plain, number)
    taken.add(free.toLowerCase())
    return free
  })
}

function legal(name: string): string {
  // oxlint-disable-next-line no-control-regex -- control characters are among what a name may not hold
  const allowed = name.toWellFormed().replaceAll(/[[\]*/\\?:\u0000-\u001f\u007f\ufffd-\uffff]/g, ' ')
  return cut(allowed.replaceAll(/^['\s]+|['\s]+$/g, ''), longest) || 'Sheet'
}

function numbered(name: string, number: number): string {
  const end = ` (${number})`
  return `${cut(name, longest - end.length)}${end}`
}

/** The first UTF-16 units, without half a character or an apostrophe at the end. */
const cut = (name: string, length: number): string =>
  name
    .slice(0, length)
    .replace(/[\ud800-\udbff]$/, '')
    .replace(/['\s]+$/, '')
