import { areas } from '@portico/contract/areas.ts'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ServerArea } from '../platform/area.ts'

const folder = join(import.meta.dirname, '../areas')

/** The declaration of each area with a server part (`<area>.area.ts`), low to high. */
export function declaredAreas(): Promise<ServerArea[]> {
  const declaring = areas.filter((area) => existsSync(join(folder, area, `${area}.area.ts`)))
  return Promise.all(declaring.map(declarationOf))
}

async function declarationOf(name: string): Promise<ServerArea> {
  const { area } = (await import(`../areas/${name}/${name}.area.ts`)) as { area: ServerArea }
  return area
}
