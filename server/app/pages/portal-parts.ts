import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One part of the pages, as the bundler lists it. */
interface Part {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

/**
 * Elements that make a logged-in person's browser fetch the portal together with the page's own script. Empty before
 * the first build.
 */
export function portalParts(folder: string): string {
  const list = join(folder, '.vite/manifest.json')
  if (!existsSync(list)) return ''
  const parts = JSON.parse(readFileSync(list, 'utf8')) as Readonly<Record<string, Part>>
  const inPage = partsOf(parts, 'index.html')
  const further = [...partsOf(parts, 'app/portal.tsx')].filter((name) => !inPage.has(name)).map((name) => parts[name]!)
  return [
    ...further.map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}" />`),
    ...new Set(
      further.flatMap(({ css = [] }) => css.map((file) => `<link rel="preload" as="style" href="/${file}" />`)),
    ),
  ].join('\n    ')
}

/** A part with all that it imports, by name. */
function partsOf(parts: Readonly<Record<string, Part>>, name: string, found = new Set<string>()): Set<string> {
  if (found.has(name) || parts[name] === undefined) return found
  found.add(name)
  for (const imported of parts[name].imports ?? []) partsOf(parts, imported, found)
  return found
}
