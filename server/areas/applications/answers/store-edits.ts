import type { AnswerEdit, AnswersSaved, StoredAnswer } from '@portico/contract/areas/applications/application.shapes.ts'
import { locate } from '@portico/contract/areas/forms/layouts/places.ts'
import { progressOf } from '@portico/contract/areas/forms/logic/progress.ts'
import { shareErrors } from '@portico/contract/areas/forms/logic/share-errors.ts'
import { shown } from '@portico/contract/areas/forms/logic/shown.ts'
import { unprocessable } from '../../../platform/error-response.ts'
import type { WriteTx } from '../../../platform/write.ts'
import { unprintableAnswers } from '../../pdf-forms/pdf-forms.public.ts'
import type { Answerer } from './answerer.ts'
import { dropOwnAnswers, storeHistory, type AnswerWrite, saveFacts, saveOwnAnswers } from './answers.store.ts'
import { type Book, fill, type Filled, type StoredValue, type Sheet } from './filled-form.ts'
import { judgeEdits, type Judged, type Judging } from './judge-edits.ts'
import { factsView, holdFacts } from './stored-answers.view.ts'

/** The outcome of edits. */
export interface StoredEdits {
  readonly answer: AnswersSaved
  /** Keys of the questions that have an answer now. */
  readonly answered: readonly string[]
  readonly hasChanged: boolean
  readonly hasChangedFacts: boolean
}

/** Locks the fields that edits are about, so that the values read now are still current when saved. */
export async function holdEdited(
  tx: WriteTx,
  account: string,
  { layout, addressOf }: Sheet,
  edits: readonly AnswerEdit[],
): Promise<void> {
  const addresses = edits.flatMap(({ path }) => {
    const place = locate(layout, path)
    const address = place === undefined ? null : addressOf(place, path)
    return address === null ? [] : [address]
  })
  await holdFacts(tx, account, addresses)
}

/** Saves edits of a form, each independently, in a few statements. Profile pages store no answers themselves. */
export async function storeEdits(
  tx: WriteTx,
  answerer: Answerer,
  judging: Judging & { readonly applicationId: string | null },
  edits: readonly AnswerEdit[],
): Promise<StoredEdits> {
  const { account } = answerer
  const { applicationId, sheet, book } = judging
  const judged = judgeEdits(judging, edits)
  if (Object.keys(judged.refused).length > 0) throw unprocessable({ ...judged.refused })
  const change = changeOf(answerer)
  const saved = await saveFacts(tx, account, [...judged.facts.values()], change)
  const facts = [...judged.facts.values()].filter(({ place }) => saved.has(place))
  await storeHistory(tx, { account, applicationId: null }, facts, change)
  const own = [...judged.own.values()]
  if (applicationId !== null) {
    await Promise.all([
      saveOwnAnswers(tx, { account, applicationId }, own, change),
      storeHistory(tx, { account, applicationId }, own, change),
      dropOwnAnswers(tx, { account, applicationId }, [...judged.dropped]),
    ])
  }
  const by = answerer.name
  const storedOf = (write: AnswerWrite): StoredValue => ({
    value: write.value,
    version: write.version,
    provenance: { source: write.source, detail: write.detail, by, at: change.at.toISOString() },
  })
  const isWhole = facts.length === judged.facts.size
  const factsNow = isWhole
    ? new Map([...book.facts, ...facts.map((write) => [write.place, storedOf(write)] as const)])
    : await factsView(tx, account)
  const ownNow = new Map([...sheet.own, ...own.map((write) => [write.place, storedOf(write)] as const)])
  for (const path of judged.dropped) ownNow.delete(path)
  const lost = (path: string) => {
    const address = judged.saved.get(path)
    return address != null && judged.facts.has(address) && !saved.has(address)
  }
  const now = fillAnew(sheet, { ...book, facts: factsNow }, ownNow)
  return {
    answer: await answerOf(judging, judged, { now, lost }),
    answered: answeredKeys(sheet, judged, now),
    hasChanged: facts.length + own.length + judged.dropped.size > 0,
    hasChangedFacts: facts.length > 0,
  }
}

const changeOf = ({ userId, name, platform }: Answerer) => ({
  by: userId,
  name: userId === null ? name : null,
  at: platform.now(),
})

const fillAnew = (sheet: Sheet, book: Book, own: ReadonlyMap<string, StoredValue>) => fill({ ...sheet, own }, book)

const none: StoredAnswer = { value: null, version: 0, provenance: null, onlyHere: false }

async function answerOf(
  { sheet, filled, today }: Judging,
  judged: Judged,
  { now, lost }: { readonly now: Filled; readonly lost: (path: string) => boolean },
): Promise<AnswersSaved> {
  const stands = (path: string) => [path, now.answers.get(path) ?? none] as const
  const edited = [...judged.saved.keys()]
  const saved = [...edited.filter((path) => !lost(path)), ...followers(sheet, filled, now)]
  const { required, answered, percent } = progressOf(sheet.layout, now.values, today)
  return {
    answers: Object.fromEntries(saved.map(stands)),
    stale: Object.fromEntries([...judged.stale, ...edited.filter(lost)].map(stands)),
    errors: { ...sharesAmong(edited, sheet, now), ...judged.errors },
    conflicts: [...now.conflicts],
    progress: { required, answered, percent },
    unprintable: await unprintableAnswers(sheet.layout, now.values),
  }
}

/** Shares that were edited and take their items above the whole. */
function sharesAmong(edited: readonly string[], { layout }: Sheet, { values }: Filled): Record<string, string> {
  const lists = new Set(edited.map((path) => path.split('/')[0]))
  const errors = shown(layout, values)
    .flatMap(({ sections }) => sections)
    .filter(({ section }) => lists.has(section.key))
    .flatMap((section) => shareErrors(section, values))
  return Object.fromEntries(errors.map(({ path, message }) => [path, message]))
}

/** Calculated answers that came out otherwise. */
function followers({ layout }: Sheet, before: Filled, now: Filled): string[] {
  const paths = new Set([...Object.keys(before.values), ...Object.keys(now.values)])
  return [...paths].filter(
    (path) => before.values[path] !== now.values[path] && locate(layout, path)?.question?.kind === 'calculated',
  )
}

function answeredKeys({ layout }: Sheet, { saved }: Judged, now: Filled): string[] {
  const keys = [...saved.keys()].flatMap((path) => {
    const key = locate(layout, path)?.question?.key
    return key !== undefined && now.values[path] !== undefined ? [key] : []
  })
  return [...new Set(keys)]
}
