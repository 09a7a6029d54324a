import '../../../kit/forms/without-eval.ts'
import type { Form } from '@portico/contract/areas/forms/form.shapes.ts'
import { isBrokerageAdmin } from '@portico/contract/areas/session/roles.rules.ts'
import type { CurrentUser } from '@portico/contract/areas/session/session.shapes.ts'
import IconFileTypePdf from '@tabler/icons-react/dist/esm/icons/IconFileTypePdf.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { buttonLook } from '../../../kit/controls/button-look.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { EmptyState } from '../../../kit/feedback/states.tsx'
import { toasts } from '../../../kit/feedback/toasts.ts'
import { Card } from '../../../kit/layout/card.tsx'
import { Page } from '../../../kit/layout/page.tsx'
import { ConfirmCall } from '../../../kit/overlays/confirm-call.tsx'
import { AppLink } from '../../../platform/app-link.tsx'
import { isoDay } from '../../../platform/formats.ts'
import { useNow } from '../../../platform/now.ts'
import { pagePart } from '../../../platform/page-part.ts'
import { useSignedInUser } from '../../session/session.public.ts'
import { FormsTable } from './forms-table.tsx'
import { deleteForm, formsQuery, readFormsAgain } from './forms.queries.ts'
import { copyFieldsPath, editorPath, type LayoutOwner } from './layout-owner.ts'
import classes from './library.module.css'
import { LibraryBar } from './library-bar.tsx'
import { fits, libraryFilter } from './library-filter.ts'

const FormFactsDialog = lazy(pagePart(() => import('./form-facts-dialog.tsx')))

const RemovedDialog = lazy(pagePart(() => import('./removed-dialog.tsx')))

interface Added {
  readonly form: Form
  readonly removed: readonly string[]
}

const words = {
  GLOBAL: {
    title: 'App Library',
    lead: 'Base forms for every brokerage. Brokerages inherit what you publish here unless they customize it.',
  },
  BROKERAGE: {
    title: 'App Library',
    lead: 'Forms for your accounts’ applications: your own, and the global library with your changes.',
  },
  ACCOUNT: {
    title: 'Form Layouts',
    lead: 'Forms for this account’s applications. Customize a form if this account needs different questions.',
  },
} as const

/** An owner's forms: search, open, add and, if created here, change and delete. */
export default function LibraryScreen({ owner }: { readonly owner: LayoutOwner }) {
  const query = useQuery(formsQuery(owner))
  const canAdd = mayAdd(useSignedInUser(), owner)
  const [adding, setAdding] = useState<'form' | 'pdf'>()
  const [added, setAdded] = useState<Added>()
  const router = useRouter()
  const { title, lead } = words[owner.level]
  const open = ({ formId }: Form): void => router.history.push(editorPath(owner, formId))
  return (
    <Page
      title={title}
      lead={lead}
      action={
        canAdd && (
          <div className={classes.actions}>
            <AppLink href={copyFieldsPath(owner)} {...buttonLook('quiet')}>
              Copy PDF fields
            </AppLink>
            <Button kind="secondary" icon={<IconFileTypePdf size={18} aria-hidden />} onClick={() => setAdding('pdf')}>
              New form from PDF
            </Button>
            <Button icon={<IconPlus size={18} aria-hidden />} onClick={() => setAdding('form')}>
              New form
            </Button>
          </div>
        )
      }
    >
      <Loaded query={query} failed="The forms could not be loaded" lines={12}>
        {(forms) => <Library owner={owner} forms={forms} canChange={canAdd} />}
      </Loaded>
      <Suspense>
        {adding !== undefined && owner.level !== 'ACCOUNT' && (
          <FormFactsDialog
            owner={owner}
            ofPdf={adding === 'pdf'}
            onSaved={(form, removed) => (removed.length > 0 ? setAdded({ form, removed }) : open(form))}
            onClose={() => setAdding(undefined)}
          />
        )}
        {added !== undefined && (
          <RemovedDialog removed={added.removed} onClose={() => setAdded(undefined)} onOpen={() => open(added.form)} />
        )}
      </Suspense>
    </Page>
  )
}

function mayAdd(user: CurrentUser, owner: LayoutOwner): boolean {
  if (user.isViewer || owner.level === 'ACCOUNT') return false
  return owner.level === 'GLOBAL' ? user.isAdmin : isBrokerageAdmin(user, owner.brokerCode)
}

interface Props {
  readonly owner: LayoutOwner
  readonly forms: readonly Form[]
  readonly canChange: boolean
}

function Library({ owner, forms, canChange }: Props) {
  const filter = libraryFilter(useSearch({ strict: false }))
  const navigate = useNavigate()
  const today = isoDay(useNow())
  const cache = useQueryClient()
  const [edited, setEdited] = useState<Form>()
  const [doomed, setDoomed] = useState<Form>()
  const found = forms.filter((form) => fits(form, filter, today))

  const remove = async (form: Form): Promise<void> => {
    if (owner.level === 'ACCOUNT') return
    await deleteForm(owner, form)
    await readFormsAgain(cache)
    toasts.show('success', `${form.name} deleted.`)
  }

  return (
    <>
      <LibraryBar
        forms={forms}
        filter={filter}
        onFilter={(part) =>
          void navigate({
            to: '.',
            search: libraryFilter({ ...filter, ...part }),
            replace: true,
            resetScroll: false,
          })
        }
      />
      <Card title="Forms" aside={`${found.length} of ${forms.length}`}>
        {found.length === 0 ? (
          <EmptyState title={forms.length === 0 ? 'No forms yet' : 'No matching forms'}>
            {forms.length === 0
              ? 'Forms appear here when they are added or published above.'
              : 'Remove a filter or try another word.'}
          </EmptyState>
        ) : (
          <FormsTable
            owner={owner}
            forms={found}
            today={today}
            canChange={canChange}
            onEdit={setEdited}
            onDelete={setDoomed}
          />
        )}
      </Card>
      <Suspense>
        {edited !== undefined && owner.level !== 'ACCOUNT' && (
          <FormFactsDialog owner={owner} form={edited} onClose={() => setEdited(undefined)} />
        )}
      </Suspense>
      {doomed !== undefined && (
        <ConfirmCall
          title={`Delete ${doomed.name}?`}
          confirmLabel="Delete form"
          failure="The form could not be deleted. Please try again."
          run={() => remove(doomed)}
          onClose={() => setDoomed(undefined)}
        >
          <p>The form, its layout, and all its versions will be deleted. This cannot be undone.</p>
        </ConfirmCall>
      )}
    </>
  )
}
