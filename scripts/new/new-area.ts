import { type Changes, Refused, withImport } from './changes.ts'
import { camel } from './words.ts'

const list = 'contract/areas.ts'
const entry = (area: string) => new RegExp(`^( *)'?${area}'?: \\{[^{}]*\\},\n`, 'm')

export const readAreas = (changes: Changes): string[] =>
  [...changes.read(list).matchAll(/^ {4}'?([a-z][a-z-]*)'?: \{/gm)].map(([, area = '']) => area)

/** An area with no calls yet: its place in the list, its folder on contract and server, and its declaration. */
export function newArea(changes: Changes, area: string, after?: string): void {
  if (!/^[a-z]+(?:-[a-z]+)*$/.test(area)) throw new Refused(`${area} is no name for an area: use small letters`)
  const areas = readAreas(changes)
  if (areas.includes(area)) throw new Refused(`there is an area ${area} already`)
  if (after === undefined) {
    throw new Refused(`say which area ${area} comes after: --after <area>, one of ${areas.join(', ')}`)
  }
  if (!areas.includes(after)) throw new Refused(`there is no area ${after} to come after`)
  const key = area.includes('-') ? `'${area}'` : area
  changes.edit(list, (text) => text.replace(entry(after), (line, indent: string) => `${line}${indent}${key}: {},\n`))

  const calls = `${camel(area)}Calls`
  const routes = `${camel(area)}Routes`
  changes.create(
    `contract/areas/${area}/${area}.calls.ts`,
    `import { calls } from '../../kit/call.ts'\n\nexport const ${calls} = calls({})\n`,
  )
  changes.edit('contract/api.ts', (text) =>
    withImport(text, `import { ${calls} } from './areas/${area}/${area}.calls.ts'`).replace(
      /(const calls = \{[^}]*)\}/,
      `$1  ...${calls},\n}`,
    ),
  )
  changes.create(
    `server/areas/${area}/${area}.routes.ts`,
    `import { ${calls} } from '@portico/contract/areas/${area}/${area}.calls.ts'
import { bind } from '../../platform/http/routes.ts'

export const ${routes} = bind(${calls}, {})
`,
  )
  changes.create(
    `server/areas/${area}/${area}.area.ts`,
    `import type { ServerArea } from '../../platform/area.ts'
import { ${routes} } from './${area}.routes.ts'

export const area = {
  routes: [${routes}],
} satisfies ServerArea
`,
  )
}
