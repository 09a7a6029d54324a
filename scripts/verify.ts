// npm run verify: everything that can be checked without network and browser. `npm run verify lint types` checks less.
import { availableParallelism } from 'node:os'
import { serverStage } from './stages/server-stage.ts'
import { runStages, sumUp } from './stages/stage.ts'
import { staticStages } from './stages/static-stages.ts'

const wanted = process.argv.slice(2)
const server = serverStage('server units', undefined, ['--exclude', '**/*.api.test.ts'])
const stages = [...staticStages, server].filter(({ name }) => wanted.length === 0 || wanted.includes(name))
sumUp(await runStages(stages, availableParallelism()))
