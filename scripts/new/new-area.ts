import { type Changes, Refused, withImport } from './changes.ts'
import { camel } from './words.ts'

/** Low to high, as the house is planned. An area that is not planned says after which one it stands. */
const houseOrder = [
  'users',
  'single-use-links',
  'session',
  'credentials',
  'profile',
  'brokerages',
  'branding',
  'accounts',
  'people',
  'demonstration',
  'features',
  'events',
  'tasks',
  'links',
  'calendar',
  'conversations',
  'documents',
  'lookups',
  'schedules',
  'forms',
  'applications',
  'policies',
  'losses',
  'experience',
  'financials',
  'renewals',
  'submissions',
  'placement',
  'quotes',
  'subjectivities',
  'binding',
  'staging',
  'claims',
  'certificates',
  'law-firm',
  'billing',
  'signatures',
  'risk',
  'projects',
  'requests',
  'administration',
  'search',
]

const list = /(areas = \[)([^\]]*)(\])/

export function readAreas(changes: Changes): string[] {
  const [, , names = ''] = list.exec(changes.read('contract/areas.ts')) ?? []
  return [...names.matchAll(/'([^']+)'/g)].map(([, name = '']) => name)
}

/** An area with no calls yet: its name in the list, its folder on contract and server, bound and served. */
export function newArea(changes: Changes, area: string, after?: string): void {
  if (!/^[a-z]+(?:-[a-z]+)*$/.test(area)) throw new Refused(`${area} is no name for an area: use small letters`)
  const before = readAreas(changes)
  if (before.includes(area)) throw new Refused(`there is an area ${area} already`)
  const areas = placed(before, area, after)
  changes.edit('contract/areas.ts', (text) => text.replace(list, `$1${areas.map((name) => `'${name}'`).join(', ')}$3`))

  const calls = `${camel(area)}Calls`
  const routes = `${camel(area)}Routes`
  const below = (suffix: string) => areas.slice(0, areas.indexOf(area)).map((name) => camel(name) + suffix)

  changes.create(
    `contract/areas/${area}/${area}.calls.ts`,
    `import { calls } from '../../kit/call.ts'\n\nexport const ${calls} = calls({})\n`,
  )
  changes.edit('contract/api.ts', (text) => {
    const imported = withImport(text, `import { ${calls} } from './areas/${area}/${area}.calls.ts'`)
    const typed = insertAfter(imported, below('Calls'), (name) => `Calls<typeof ${name}>`, `, Calls<typeof ${calls}>`)
    return insertAfter(typed, below('Calls'), (name) => `...${name},`, ` ...${calls},`)
  })
  changes.create(
    `server/areas/${area}/${area}.routes.ts`,
    `import { ${calls} } from '@portico/contract/areas/${area}/${area}.calls.ts'
import { bind } from '../../platform/http/routes.ts'

export const ${routes} = bind(${calls}, {})
`,
  )
  changes.create(`server/areas/${area}/${area}.door.ts`, `export { ${routes} } from './${area}.routes.ts'\n`)
  changes.edit('server/app/create-app.ts', (text) =>
    withImport(text, `import { ${routes} } from '../areas/${area}/${area}.door.ts'`).replace(
      /(const routes = \[)([^\]]*?),?(\s*\])/,
      (_, start: string, listed: string, end: string) =>
        start + insertAfter(listed, below('Routes'), (name) => new RegExp(`\\b${name}\\b[^,]*`), `, ${routes}`) + end,
    ),
  )
}

function placed(areas: readonly string[], area: string, after?: string): string[] {
  if (after !== undefined && !areas.includes(after)) throw new Refused(`there is no area ${after} to stand after`)
  const planned = houseOrder.indexOf(area)
  if (after === undefined && planned < 0) {
    throw new Refused(`say where ${area} stands among ${areas.join(', ')}: --after <area>`)
  }
  const place =
    after === undefined ? areas.filter((name) => houseOrder.indexOf(name) < planned).length : areas.indexOf(after) + 1
  return areas.toSpliced(place, 0, area)
}

/** Inserts what belongs to a new area behind what belongs to the nearest area below it. */
function insertAfter(text: string, below: readonly string[], markOf: (name: string) => string | RegExp, added: string) {
  for (const name of below.toReversed()) {
    const mark = markOf(name)
    const found = typeof mark === 'string' ? mark : mark.exec(text)?.[0]
    const at = found === undefined ? -1 : text.lastIndexOf(found)
    if (found !== undefined && at >= 0) return text.slice(0, at + found.length) + added + text.slice(at + found.length)
  }
  return text
}
