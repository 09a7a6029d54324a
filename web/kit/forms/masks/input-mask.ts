const takes: Readonly<Record<string, RegExp>> = { '#': /\d/, A: /\p{L}/u, '*': /[\p{L}\d]/u }

/** A text formatted by a mask; a literal is added before the first letter or digit after it. */
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

/** Whether a text fills a mask, with or without its literal characters: nothing is lost or missing. */
export function fillsMask(mask: string, text: string): boolean {
  const bare = (value: string) => value.replaceAll(/[^\p{L}\d]/gu, '')
  const full = masked(mask, text)
  return bare(full) === bare(text) && full.length === mask.length
}

/** The masks of the specification, by what they are for. */
export const masks = { phone: '(###) ###-####', taxId: '##-#######', date: '##/##/####' } as const

/** Formats text by a mask as it is typed, unless that would lose some of it. */
export function typedInto(mask: string, before: string, typed: string): string {
  const grows = typed.length > before.length && typed.startsWith(before)
  // A date in another format, such as 2024-09-02: what looked like month and day is part of a year.
  if (grows && mask === masks.date && /^\d\d\/\d\d-$/.test(typed)) return typed.replace('/', '')
  const shaped = masked(mask, typed)
  const bare = (text: string) => text.replaceAll(/[^\p{L}\d]/gu, '')
  const keepsSigns = mask !== masks.date || Array.from(typed).every((sign, at) => /\d/.test(sign) || mask[at] === sign)
  return grows && keepsSigns && bare(shaped) === bare(typed) && shaped.length >= typed.length ? shaped : typed
}
