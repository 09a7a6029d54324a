import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { AnswerValue } from '@portico/contract/areas/forms/answer.shapes.ts'
import { csvFileOf } from '@portico/contract/kit/csv.ts'
import { z } from 'zod'
import type { AgencySystem } from './agency-system.ts'

const Field = z.object({ key: z.string(), label: z.string(), value: AnswerValue })
const Kept = z.object({ layout: z.literal(1), account: z.string(), fields: z.array(Field) })

/**
 * An agency management system in files, as described in docs/operations.md: `{account}.json` is its data, both read and
 * written, `{account}.csv` the same for people. Editing the JSON changes the system's data.
 */
export function agencyFolder(folder: string): AgencySystem {
  const pathOf = (account: string, type: string) => join(folder, `${encodeURIComponent(account)}.${type}`)
  return {
    async read(account) {
      const text = await readFile(pathOf(account, 'json'), 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined
        throw error
      })
      if (text === undefined) return {}
      const { fields } = Kept.parse(JSON.parse(text))
      return Object.fromEntries(fields.map(({ key, value }) => [key, value]))
    },
    async write(account, fields) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const rows = fields.map(({ key, label, value }) => [
        key,
        label,
        typeof value === 'string' ? value : JSON.stringify(value),
      ])
      await writeWhole(pathOf(account, 'csv'), csvFileOf(['Key', 'Field', 'Value'], rows))
      await writeWhole(pathOf(account, 'json'), `${JSON.stringify({ layout: 1, account, fields }, null, 2)}\n`)
    },
  }
}

/** A file is renamed once it is complete, so that no one reads a partial one. */
async function writeWhole(path: string, text: string): Promise<void> {
  const draft = `${path}.draft`
  await writeFile(draft, text, { mode: 0o600 })
  await rename(draft, path)
}
