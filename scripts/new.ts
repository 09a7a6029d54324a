// npm run new: the typing that a new area, call or screen takes, in the shape that the house has settled on.
import { parseArgs } from 'node:util'
import { Changes, Refused } from './new/changes.ts'
import { newArea } from './new/new-area.ts'
import { newCall } from './new/new-call.ts'
import { newScreen } from './new/new-screen.ts'
import { runProgram } from './stages/program.ts'

const usage = `npm run new -- area links [--after tasks]
npm run new -- call links 'POST /api/accounts/{accountCode}/hotlinks' [--as add-hotlink]
npm run new -- screen links link-list

Of several in a row, all but the last may leave the map and the table of rights as they are: --no-draw`

const { values, positionals } = parseArgs({
  options: { after: { type: 'string' }, as: { type: 'string' }, draw: { type: 'boolean', default: true } },
  allowPositionals: true,
  allowNegative: true,
})
const [what, area, name] = positionals
const changes = new Changes(process.cwd())

try {
  if (what === 'area' && area) newArea(changes, area, values.after)
  else if (what === 'call' && area && name) newCall(changes, area, name, values.as)
  else if (what === 'screen' && area && name) newScreen(changes, area, name)
  else throw new Refused(usage)
  changes.write()
  await runProgram('oxfmt', changes.paths)
  const drawings = values.draw ? ['map', 'access-table'] : []
  await Promise.all(drawings.map((drawn) => runProgram('node', [`scripts/${drawn}.ts`])))
  console.log(`${changes.paths.join('\n')}\n\nNow say what it truly does, then: npm run verify`)
} catch (error) {
  if (!(error instanceof Refused)) throw error
  console.error(error.message)
  process.exitCode = 1
}
