/** `add-hotlink` → `addHotlink` */
export const camel = (name: string): string => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** `link-list` → `LinkList` */
export const pascal = (name: string): string => camel(`-${name}`)

/** `link-list` → `Link list` */
export const sentence = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ')

/** `policies` → `policy`, `hotlinks` → `hotlink` */
export function singular(name: string): string {
  if (name.endsWith('ies')) return `${name.slice(0, -3)}y`
  return name.endsWith('s') && !name.endsWith('ss') ? name.slice(0, -1) : name
}

/** `Add` → `Adds`, `Copy` → `Copies` */
export const thirdPerson = (verb: string): string =>
  /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}${/(?:s|sh|ch|x)$/.test(verb) ? 'es' : 's'}`
