import { historyLength, uploadOutcome, type UploadOutcome } from '@portico/contract/areas/events/progress.rules.ts'
import type { AdminConversionEvent, WizardUploadEvent } from '@portico/contract/areas/events/progress.shapes.ts'

interface Work {
  readonly id: string
  readonly title: string
  readonly status: UploadOutcome
  /** How far it has come: a percentage of an upload, accounts of a conversion. */
  readonly reached: number
  readonly words: string
  /** The time of the last news. */
  readonly time: string
}

export interface Upload extends Work {
  readonly kind: 'upload'
}

export interface Conversion extends Work {
  readonly kind: 'conversion'
}

/** The imports and conversions of a user, newest first: those under way, and the last ten of each that have ended. */
export interface Progress {
  readonly uploads: readonly Upload[]
  readonly conversions: readonly Conversion[]
}

export const noProgress: Progress = { uploads: [], conversions: [] }

/** Most that are shown at once as under way. */
const mostRunning = 20

export const isRunning = ({ status }: Work): boolean => status === 'running'

/** Applies progress of an upload. Returns the same object if it is old or unknown. */
export function withUpload(progress: Progress, told: unknown): Progress {
  if (!isUpload(told)) return progress
  const { uploadId: id, title, httpStatus, errorDto, message, time } = told
  const status = uploadOutcome(told.progress, httpStatus)
  const words = status === 'error' ? (errorDto?.message ?? message) : message
  const entry: Upload = { kind: 'upload', id, title, status, reached: told.progress, words, time }
  const uploads = placed(progress.uploads, entry)
  return uploads === progress.uploads ? progress : { ...progress, uploads }
}

/** Applies progress of a conversion; see `withUpload`. */
export function withConversion(progress: Progress, told: unknown): Progress {
  if (!isConversion(told)) return progress
  const { conversionId: id, title, accountsProcessed: reached, successfully, withError, complete, time } = told
  const status = complete ? 'success' : 'running'
  const words = `${reached} processed, ${successfully} successful, ${withError} with errors`
  const conversions = placed(progress.conversions, { kind: 'conversion', id, title, status, reached, words, time })
  return conversions === progress.conversions ? progress : { ...progress, conversions }
}

/** Finished entries stay finished, and progress never decreases: events may be late or repeated. */
function placed<Entry extends Work>(list: readonly Entry[], entry: Entry): readonly Entry[] {
  const known = list.find(({ id }) => id === entry.id)
  if (known === undefined) return stored([entry, ...list])
  if (!isRunning(known) || (isRunning(entry) && !isLater(entry, known))) return list
  return stored(list.map((other) => (other === known ? entry : other)))
}

const isLater = (one: Work, other: Work): boolean =>
  one.reached > other.reached || (one.reached === other.reached && one.time > other.time)

function stored<Entry extends Work>(list: readonly Entry[]): readonly Entry[] {
  const left = { running: mostRunning, ended: historyLength }
  return list.filter((entry) => left[isRunning(entry) ? 'running' : 'ended']-- > 0)
}

const has = (told: unknown, names: readonly string[], type: string): told is Record<string, unknown> =>
  typeof told === 'object' && told !== null && names.every((name) => typeof told[name as keyof object] === type)

const isUpload = (told: unknown): told is WizardUploadEvent =>
  has(told, ['uploadId', 'title', 'message', 'time'], 'string') && has(told, ['progress'], 'number')

const isConversion = (told: unknown): told is AdminConversionEvent =>
  has(told, ['conversionId', 'title', 'time'], 'string') &&
  has(told, ['accountsProcessed', 'successfully', 'withError'], 'number')
