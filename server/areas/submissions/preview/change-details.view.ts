import { contentChanges } from '@portico/contract/areas/submissions/content-changes.ts'
import type { SubmissionChange, SubmissionContent } from '@portico/contract/areas/submissions/submission.shapes.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { answersChanged } from './answers-changed.view.ts'
import { factsChanged } from './facts-changed.ts'
import { requestedText } from './requested-text.ts'
import { rowsChanged } from './rows-changed.view.ts'

/**
 * What was submitted, or would be: `snapshot` is its schedules' snapshot, `CURRENT` the current rows, 0 if there were
 * none.
 */
export interface Submitted {
  readonly content: SubmissionContent
  readonly snapshot: number | 'CURRENT'
}

interface Compared {
  readonly before: Submitted
  readonly now: Submitted
}

type Told = ReturnType<typeof contentChanges>[number]

/** The most lines listed per change. */
const mostDetails = 100

/** The changes between two submissions, as text. Personal values are masked for people who may not see them. */
export async function changesView(
  tx: Tx,
  { account, seesPersonal }: { readonly account: string; readonly seesPersonal: boolean },
  compared: Compared,
): Promise<SubmissionChange[]> {
  const detailsOf: Readonly<Record<Told['part'], (told: Told) => Promise<readonly string[]> | readonly string[]>> = {
    SCHEDULE: ({ key }) =>
      rowsChanged(tx, { account, key, seesPersonal }, { from: compared.before.snapshot, to: compared.now.snapshot }),
    APPLICATION: ({ key }) =>
      answersChanged(tx, account, key, {
        before: finalVersionOf(compared.before, key),
        now: finalVersionOf(compared.now, key),
      }),
    DOCUMENT: ({ key }) => [
      `Version ${versionOf(compared.now, key) ?? 1} replaces version ${versionOf(compared.before, key) ?? 1}`,
    ],
    LINE: ({ key }) => [
      ...asked(compared.before, key).map((text) => `Before: ${text}`),
      ...asked(compared.now, key).map((text) => `Now: ${text}`),
    ],
    FACTS: () => factsChanged(compared.before.content.facts, compared.now.content.facts),
  }
  const changes: SubmissionChange[] = []
  for (const told of contentChanges(compared.before.content, compared.now.content)) {
    const isTold = told.how === 'changed' || told.part === 'FACTS'
    // oxlint-disable-next-line no-await-in-loop -- one connection: statements of a transaction run in order
    const details = isTold ? await detailsOf[told.part](told) : []
    const { part, name, how } = told
    changes.push({
      part,
      name,
      how,
      details: details.slice(0, mostDetails),
      more: Math.max(0, details.length - mostDetails),
    })
  }
  return changes
}

const finalVersionOf = ({ content }: Submitted, key: string) =>
  content.applications.find(({ id }) => id === key)?.freeze

const versionOf = ({ content }: Submitted, key: string) => content.documents.find(({ id }) => id === key)?.version

function asked({ content }: Submitted, key: string): string[] {
  const line = content.lines.find((each) => each.line === key)
  if (line === undefined) return []
  const excluded = line.carriersExcluded.length === 0 ? [] : [`excluding ${line.carriersExcluded.join(', ')}`]
  return [...line.requested.map(requestedText), ...excluded]
}
