// npm run map: draws docs/map.svg from the imports as they are. With --check it only says whether the map is true.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { drawMap } from './map/draw-map.ts'
import { mapFacts } from './map/map-facts.ts'
import { readTree } from './structure/source-tree.ts'

const file = 'docs/map.svg'
const drawn = drawMap(mapFacts(readTree(process.cwd())))
if (!process.argv.includes('--check')) {
  mkdirSync('docs', { recursive: true })
  writeFileSync(file, drawn)
} else if (!existsSync(file) || readFileSync(file, 'utf8') !== drawn) {
  console.error(`${file}:1 the map shows other imports than there are\n    run npm run map`)
  process.exitCode = 1
}
