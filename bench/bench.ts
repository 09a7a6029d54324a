// npm run bench: what the budgets of the product say, measured in one run. Other work on the machine meets both sides
// of each ratio, so the ratios hold where the absolute figures do not.
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startLocalPostgres } from '../scripts/local-postgres.ts'
import { administrationListFigures } from './lists/administration-lists.ts'
import { claimListFigures } from './lists/claim-lists.ts'
import { certificateFigures } from './lists/certificate-runs.ts'
import { eventStreamFigures } from './event-streams.ts'
import { table, type Figure } from './figures.ts'
import { gridFigures } from './spreadsheets/grid-figures.ts'
import { growthFigures } from './growth.ts'
import { largeFileFigures } from './large-file.ts'
import { listCallFigures } from './list-call.ts'
import { pageWeightFigures } from './page-weight.ts'
import { slowNetworkFigures } from './slow-network.ts'
import { importFigures } from './spreadsheets/schedule-imports.ts'
import { renewalDashboardFigures, renewalFigures } from './renewals.ts'
import { spreadsheetFigures } from './spreadsheets/spreadsheet-reading.ts'
import { writingFigures } from './spreadsheets/spreadsheet-writing.ts'
import { startTimeFigures } from './start-times.ts'
import { mutantFigures } from './rule-mutants.ts'
import { typeCheckFigures } from './type-check.ts'
import { makeWorld, twinOf, type EngineName, type Place } from './worlds.ts'

const usage = `Measures the portal and prints one table.

  npm run bench -- [list growth lists claims renewals certificates types weight slow start streams read files export imports grid] [--accounts 100000] [--engine postgres|embedded|both]
                   [--streams 5000] [--rounds 15] [--listed 1000000] [--megabytes 1024] [--rows 1000,10000,100000] [--certificates 1000,10000] [--claims 100000]

Without names everything is measured. A PostgreSQL server is started where its binaries are found; DATABASE_URL names
another one, on which the worlds are kept for the next run. The large world takes some minutes to make.`

const { values: options, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: {
    accounts: { type: 'string', default: '100000' },
    engine: { type: 'string', default: 'both' },
    streams: { type: 'string', default: '5000' },
    rounds: { type: 'string', default: '15' },
    listed: { type: 'string', default: '1000000' },
    megabytes: { type: 'string', default: '1024' },
    rows: { type: 'string', default: '1000,10000,100000' },
    certificates: { type: 'string', default: '1000,10000' },
    claims: { type: 'string', default: '100000' },
    help: { type: 'boolean', default: false },
  },
})

const smallWorld = 100
const requestsARound = 600
const requestsForGrowth = 400
/** Rows that lists are compared against. */
const fewListed = 1000

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
  const measure = async (name: string, work: () => Promise<readonly Figure[]>) => {
    if (!isWanted(name)) return
    console.log(`Measuring: ${name} …`)
    // A failing measurement must not stop the others.
    const failed = (error: unknown): Figure[] => [{ what: name, measured: `failed: ${String(error)}`, isMet: false }]
    figures.push(...(await work().catch(failed)))
  }
  for (const engine of chosen) {
    /* oxlint-disable no-await-in-loop -- two measurements at once would measure each other */
    const small = await makeWorld(place, engine, smallWorld)
    await measure('list', async () =>
      listCallFigures(small, await twinOf(place, small), Number(options.rounds), requestsARound),
    )
    await measure('slow', () => renewalDashboardFigures(small))
    await measure('imports', () => importFigures(small, options.rows.split(',').map(Number)))
    if (engine === chosen[0]) {
      // Making the large world takes longest, so the second engine has its turn only when it is requested by name.
      await measure('growth', async () =>
        growthFigures(small, await makeWorld(place, engine, Number(options.accounts)), requestsForGrowth),
      )
      await measure('lists', async () => {
        const rows = [fewListed, Number(options.listed)] as const
        const [few, many] = await Promise.all(rows.map((listed) => listedWorld(place, engine, listed)))
        return administrationListFigures(few!, many!, rows, requestsForGrowth)
      })
      await measure('claims', async () => {
        const claims = [fewListed, Number(options.claims)] as const
        const [few, many] = await Promise.all(claims.map((each) => claimWorld(place, engine, each)))
        return claimListFigures(few!, many!, claims, requestsForGrowth)
      })
      await measure('renewals', async () =>
        renewalFigures(await makeWorld(place, engine, 200), await makeWorld(place, engine, 20_000), requestsForGrowth),
      )
      await measure('certificates', async () =>
        certificateFigures(
          await makeWorld(place, engine, smallWorld, { suffix: '_certificates' }),
          options.certificates.split(',').map(Number),
        ),
      )
      await measure('streams', () => eventStreamFigures(small, Number(options.streams)))
      await measure('files', () => largeFileFigures(small, Number(options.megabytes)))
    }
    /* oxlint-enable no-await-in-loop */
  }
  await measure('types', async () => typeCheckFigures())
  await measure('mutants', async () => mutantFigures())
  await measure('read', spreadsheetFigures)
  await measure('export', writingFigures)
  await measure('start', startTimeFigures)
  await measure('weight', pageWeightFigures)
  await measure('slow', slowNetworkFigures)
  await measure('grid', () => gridFigures(options.rows.split(',').map(Number)))
  return figures
}

const listedWorld = (place: Place, engine: EngineName, listed: number) =>
  makeWorld(place, engine, smallWorld, { suffix: `_listed_${listed}`, listed })

const claimWorld = (place: Place, engine: EngineName, claims: number) =>
  makeWorld(place, engine, smallWorld, { suffix: `_claims_${claims}`, claims })

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
