import type { Answers } from '@portico/contract/areas/forms/answer.shapes.ts'
import { Layout } from '@portico/contract/areas/forms/layout.shapes.ts'
import { shown } from '@portico/contract/areas/forms/logic/shown.ts'
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
  const labels = new Map([...labelsOf(was), ...labelsOf(is)])
  const [old, fresh] = [valuesOf(was?.answers ?? {}), valuesOf(is?.answers ?? {})]
  return [...labels].flatMap(([path, label]) =>
    canonical(old[path]) === canonical(fresh[path])
      ? []
      : [`${label}: ${valueText(old[path])} → ${valueText(fresh[path])}`],
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

function labelsOf(frozen: Frozen | undefined): [path: string, label: string][] {
  if (frozen === undefined) return []
  return shown(Layout.parse(frozen.layout), valuesOf(frozen.answers) as Answers).flatMap(({ sections }) =>
    sections.flatMap(({ section, items }) =>
      items.flatMap(({ questions }, at) =>
        questions.map(({ path, question }): [string, string] => [
          path,
          section.repeat === null ? question.label : `${section.repeat.item} ${at + 1}, ${question.label}`,
        ]),
      ),
    ),
  )
}

/** A short answer itself; for a longer one, only that it has changed. */
function valueText(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (typeof value !== 'string') return 'more than one value'
  return value.length > 80 ? `${value.slice(0, 80)}…` : value
}
