import type { Answers } from '@portico/contract/areas/forms/answer.shapes.ts'
import { Layout, type Question } from '@portico/contract/areas/forms/layout.shapes.ts'
import { shown } from '@portico/contract/areas/forms/logic/shown.ts'
import { shownText } from '@portico/contract/areas/forms/values/shown-text.ts'
import { canonical } from '@portico/contract/areas/submissions/content-changes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { valuesOf } from './content.view.ts'

interface Frozen {
  readonly answers: Readonly<Record<string, { readonly value: unknown }>>
  readonly layout: unknown
}

/** Answers that differ between two final versions of an application, one line each, in the form's words. */
export async function answersChanged(
  tx: Tx,
  account: string,
  applicationId: string,
  { before, now }: { readonly before: number | undefined; readonly now: number | undefined },
): Promise<string[]> {
  const [was, is] = [
    await frozenView(tx, account, applicationId, before),
    await frozenView(tx, account, applicationId, now),
  ]
  const questions = new Map([...questionsOf(was), ...questionsOf(is)])
  const [old, fresh] = [valuesOf(was?.answers ?? {}), valuesOf(is?.answers ?? {})]
  return [...questions].flatMap(([path, { label, kind }]) =>
    canonical(old[path]) === canonical(fresh[path])
      ? []
      : [`${label}: ${valueText(kind, old[path])} → ${valueText(kind, fresh[path])}`],
  )
}

async function frozenView(
  tx: Tx,
  account: string,
  applicationId: string,
  number: number | undefined,
): Promise<Frozen | undefined> {
  const { rows } = await sql<Frozen>`select answers, layout
    from application_freezes join form_editions on form_editions.id = edition_id
    where account_code = ${account} and application_id = ${applicationId} and number = ${number ?? 0}`.execute(tx.db)
  return rows[0]
}

function questionsOf(frozen: Frozen | undefined): [path: string, Question][] {
  if (frozen === undefined) return []
  return shown(Layout.parse(frozen.layout), valuesOf(frozen.answers) as Answers).flatMap(({ sections }) =>
    sections.flatMap(({ section: { repeat }, items }) =>
      items.flatMap(({ questions }, at) =>
        questions.map(({ path, question }): [string, Question] => [
          path,
          repeat === null ? question : { ...question, label: `${repeat.item} ${at + 1}, ${question.label}` },
        ]),
      ),
    ),
  )
}

/** A short answer itself; for a longer one, only that it has changed. */
function valueText(kind: Question['kind'], value: unknown): string {
  if (value === undefined) return 'nothing'
  if (typeof value !== 'string') return 'more than one value'
  return shownText(kind, value).replace(/^(.{80}).+$/su, '$1…')
}
