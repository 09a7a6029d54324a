const longest = 60

/** The key under which answers to something new are stored: its words in camel case, another than those in use. */
export function keyFor(words: string, taken: ReadonlySet<string>): string {
  const [first = '', ...others] = words
    .normalize('NFD')
    .replaceAll(/[^A-Za-z0-9\s-]/g, '')
    .split(/[\s-]+/)
    .filter((word) => word !== '')
  const camel = [
    first.toLowerCase(),
    ...others.map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()),
  ].join('')
  const stem = (/^[a-z]/.test(camel) ? camel : `q${camel}`).slice(0, longest - 5)
  const isFree = (key: string): boolean => !taken.has(key) && !(key in Object.prototype)
  if (isFree(stem)) return stem
  let number = 2
  while (!isFree(`${stem}${number}`)) number += 1
  return `${stem}${number}`
}
