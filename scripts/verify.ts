// npm run verify: everything that can be checked without network and browser. `npm run verify lint types` checks less.
import { availableParallelism } from 'node:os'
import { runStages, sumUp } from './stages/stage.ts'
import { staticStages } from './stages/static-stages.ts'
import { tests } from './stages/vitest-stage.ts'

const wanted = process.argv.slice(2)
const stages = [tests('unit', ['--project=!generator']), ...staticStages].filter(
  ({ name }) => wanted.length === 0 || wanted.includes(name),
)
sumUp(await runStages(stages, availableParallelism()))
