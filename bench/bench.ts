// npm run bench: what the budgets of the product say, measured in one run. Other work on the machine meets both sides
// of each ratio, so the ratios hold where the absolute figures do not.
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startLocalPostgres } from '../scripts/local-postgres.ts'
import { eventStreamFigures } from './event-streams.ts'
import { table, type Figure } from './figures.ts'
import { growthFigures } from './growth.ts'
import { listCallFigures } from './list-call.ts'
import { pageWeightFigures } from './page-weight.ts'
import { startTimeFigures } from './start-times.ts'
import { typeCheckFigures } from './type-check.ts'
import { makeWorld, twinOf, type EngineName, type Place } from './worlds.ts'

const usage = `Measures the portal and prints one table.

  npm run bench -- [list growth types weight start streams] [--accounts 100000] [--engine postgres|embedded|both]
                   [--streams 1000] [--rounds 15]

Without names everything is measured. A PostgreSQL server is started where its binaries are found; DATABASE_URL names
another one, on which the worlds are kept for the next run. The large world takes some minutes to make.`

const { values: options, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: {
    accounts: { type: 'string', default: '100000' },
    engine: { type: 'string', default: 'both' },
    streams: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '15' },
    help: { type: 'boolean', default: false },
  },
})

const smallWorld = 100
const requestsARound = 600
const requestsForGrowth = 400

const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name)

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'portico-bench-'))
  const postgres = await postgresServer()
  try {
    const figures = await measured({ folder, postgresUrl: postgres?.url }, engines(postgres !== undefined))
    const processor = cpus()[0]?.model ?? 'unknown processor'
    console.log(
      `\n${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${cpus().length} × ${processor}\n`,
    )
    console.log(table(figures))
  } finally {
    await postgres?.stop?.()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measured(place: Place, chosen: readonly EngineName[]): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const engine of chosen) {
    /* oxlint-disable no-await-in-loop -- two measurements at once would measure each other */
    const small = await makeWorld(place, engine, smallWorld)
    if (isWanted('list')) {
      const twin = await twinOf(place, small)
      figures.push(...(await listCallFigures(small, twin, Number(options.rounds), requestsARound)))
    }
    if (isWanted('growth') && isGrowthMeasuredOn(engine, chosen)) {
      console.log(`Making a world of ${options.accounts} accounts on ${engine} …`)
      const large = await makeWorld(place, engine, Number(options.accounts))
      figures.push(...(await growthFigures(small, large, requestsForGrowth)))
    }
    if (isWanted('streams') && engine === chosen[0]) {
      figures.push(...(await eventStreamFigures(small, Number(options.streams))))
    }
    /* oxlint-enable no-await-in-loop */
  }
  if (isWanted('types')) figures.push(...typeCheckFigures())
  if (isWanted('start')) figures.push(...(await startTimeFigures()))
  if (isWanted('weight')) figures.push(...(await pageWeightFigures()))
  return figures
}

/** Making a large world is the longest part, so it is made once unless an engine is asked for by name. */
const isGrowthMeasuredOn = (engine: EngineName, chosen: readonly EngineName[]) => engine === chosen[0]

function engines(hasPostgres: boolean): EngineName[] {
  if (options.engine === 'postgres') return ['PostgreSQL']
  if (options.engine === 'embedded' || !hasPostgres) return ['embedded']
  return ['PostgreSQL', 'embedded']
}

async function postgresServer(): Promise<{ url: string; stop?: () => Promise<void> } | undefined> {
  const named = process.env['DATABASE_URL']
  if (named !== undefined && named !== '') return { url: named }
  const started = await startLocalPostgres()
  if (!('skipped' in started)) return started
  console.log(`PostgreSQL is left out: ${started.skipped}`)
  return undefined
}

if (options.help) console.log(usage)
else await main()
