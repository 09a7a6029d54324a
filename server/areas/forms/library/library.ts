import { factNamed } from '@portico/contract/areas/forms/facts/fact-catalog.ts'
import type { FormDraft } from '@portico/contract/areas/forms/form.shapes.ts'
import type { LayoutDraft } from '@portico/contract/areas/forms/layout.shapes.ts'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { z } from 'zod'

/** A form shipped with the product: neutral, in our own words, for brokerages to use or change. */
export interface LibraryForm {
  /** Never changes: applications point at it. */
  readonly formId: string
  readonly draft: z.input<typeof FormDraft>
  readonly layout: LayoutDraft
}

/** Applications, supplements, the questionnaire and the pages of a profile, in the order in which they are offered. */
const formIds = [
  'applicant-information',
  'property',
  'general-liability',
  'business-auto',
  'workers-compensation',
  'umbrella',
  'cyber',
  'employment-practices',
  'lawyers-liability',
  'contractors',
  'restaurants',
  'habitational',
  'trucking',
  'prospect-questionnaire',
  'profile-entity',
  'profile-general-info',
  'profile-safety',
  'profile-industry',
]

/** Reads the forms shipped with the product from `data/`. */
export const readFormLibrary = (): Promise<LibraryForm[]> =>
  Promise.all(formIds.map(async (formId) => (await expanded(await readData(formId))) as LibraryForm))

/** Identifies what a form asks: a form with another hash is published as a new version. */
export const hashOf = (form: LibraryForm): string =>
  createHash('sha256').update(JSON.stringify(form)).digest('base64url')

const readData = async (name: string): Promise<unknown> =>
  JSON.parse(await readFile(new URL(`data/${name}.json`, import.meta.url), 'utf8'))

type Data = Readonly<Record<string, unknown>>

/** Inserts shared pages and sections (`include`) and questions of the field catalog (`ask`). */
async function expanded(data: unknown): Promise<unknown> {
  if (Array.isArray(data)) return Promise.all(data.map(expanded))
  if (data === null || typeof data !== 'object') return data
  const { include, ask, ...own } = data as Data
  if (typeof include === 'string') return expanded(await readData(`shared/${include}`))
  if (typeof ask === 'string') return questionOf(ask, own)
  const entries = Object.entries(own).map(async ([key, value]) => [key, await expanded(value)] as const)
  return Object.fromEntries(await Promise.all(entries))
}

/** A question with its field's kind, choices and limits, and the field's text unless the form has its own. */
function questionOf(key: string, own: Data): Data {
  const fact = factNamed(key)
  if (fact === undefined) throw new Error(`a form asks for ${key}, which the fact catalog lacks`)
  const { kind, label, help, choices, limits } = fact
  const common = { key, kind, label, ...(help !== '' && { help }), ...(choices.length > 0 && { choices }), ...limits }
  return { ...common, ...own, fact: key }
}
