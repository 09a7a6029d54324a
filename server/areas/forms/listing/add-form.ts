import { Layout } from '@portico/contract/areas/forms/layout.shapes.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand } from '../../../platform/error-response.ts'
import { type LevelHandler, mayChangeForms } from '../forms.access.ts'
import { makeForm } from './make-form.ts'

const emptyLayout = Layout.parse({ pages: [{ key: 'page1', title: 'Page 1', sections: [] }] })

/** Adds a form with one empty page, as a draft. */
export const addForm: LevelHandler<Handler<'POST /api/forms'> | Handler<'POST /api/broker-admin/{id}/forms'>> = async (
  context,
  { body },
) =>
  context.write(async (tx) => {
    demand(mayChangeForms(context))
    const made = await makeForm(tx, context, { draft: body, layout: emptyLayout })
    await tx.record(made.entry)
    return { status: 201, body: await made.read() }
  })
