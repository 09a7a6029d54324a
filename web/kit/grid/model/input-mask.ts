const takes: Readonly<Record<string, RegExp>> = { '#': /\d/, A: /\p{L}/u, '*': /[\p{L}\d]/u }

/** What of a text fits a mask, with the mask's own signs between; a sign comes with the first letter or digit after it. */
export function masked(mask: string, text: string): string {
  const given = Array.from(text)
  let result = ''
  let signs = ''
  for (const place of mask) {
    const wanted = takes[place]
    if (wanted === undefined) {
      signs += place
      continue
    }
    let next = given.shift()
    while (next !== undefined && !wanted.test(next)) next = given.shift()
    if (next === undefined) return result
    result += signs + next
    signs = ''
  }
  return result
}

/** Whether a text fills a mask, its signs left out or not: nothing of it would be lost or missing. */
export function fillsMask(mask: string, text: string): boolean {
  const bare = (value: string) => value.replaceAll(/[^\p{L}\d]/gu, '')
  const full = masked(mask, text)
  return bare(full) === bare(text) && full.length === mask.length
}
