import '../../../kit/forms/without-eval.ts'
import type { FormAtLevel } from '@portico/contract/areas/forms/form.shapes.ts'
import { isBrokerageAdmin } from '@portico/contract/areas/session/roles.rules.ts'
import type { CurrentUser } from '@portico/contract/areas/session/session.shapes.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { buttonLook } from '../../../kit/controls/button-look.ts'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { Page } from '../../../kit/layout/page.tsx'
import { AppLink } from '../../../platform/app-link.tsx'
import { formatDate } from '../../../platform/formats.ts'
import { useSignedInUser } from '../../session/session.public.ts'
import { lineOf, purposeNames } from '../library/form-labels.ts'
import { layoutQuery } from '../library/forms.queries.ts'
import { editorPath, formsPath, type LayoutOwner, levelNames } from '../library/layout-owner.ts'
import { LayoutEditor } from './layout-editor.tsx'

interface Props {
  readonly owner: LayoutOwner
  readonly formId: string
  /** Shows the layout without a way to change it here. */
  readonly readOnly?: boolean
}

/** The layout of one form as an owner has it, to read or to edit. */
export default function LayoutScreen({ owner, formId, readOnly = false }: Props) {
  const query = useQuery(layoutQuery(owner, formId))
  const user = useSignedInUser()
  const mayChange = mayEdit(user, owner)
  return (
    <Page
      title={query.data?.form.name ?? 'Form layout'}
      eyebrow={administers(user, owner) && <AppLink href={formsPath(owner)}>All forms</AppLink>}
      lead={query.data && leadOf(query.data)}
      action={
        readOnly &&
        mayChange && (
          <AppLink href={editorPath(owner, formId)} {...buttonLook('primary')}>
            Edit for this account
          </AppLink>
        )
      }
    >
      <Loaded query={query} failed="The layout could not be loaded" lines={12}>
        {(current) => <LayoutEditor owner={owner} current={current} readOnly={readOnly || !mayChange} />}
      </Loaded>
    </Page>
  )
}

/** At an account, everyone who sees the screen may edit: it is for staff only. */
const mayEdit = (user: CurrentUser, owner: LayoutOwner): boolean => !user.isViewer && administers(user, owner)

/** Whether a user may open an owner's library; they may read one layout of it in any case. */
function administers(user: CurrentUser, owner: LayoutOwner): boolean {
  if (owner.level === 'ACCOUNT') return true
  return owner.level === 'GLOBAL' ? user.isAdmin : isBrokerageAdmin(user, owner.brokerCode)
}

function leadOf({ form, level }: FormAtLevel): ReactNode {
  const { purpose, state, carrier, edition, retiredOn, questions, mappedPercent, publishedVersion } = form
  const facts = [
    `${levelNames[level]} level`,
    purposeNames[purpose],
    lineOf(form),
    state,
    carrier,
    `edition ${edition}`,
    retiredOn !== null && `retires ${formatDate(retiredOn)}`,
    `${questions} questions, ${mappedPercent}% mapped`,
    publishedVersion === null ? 'not published at this level' : `version ${publishedVersion} active`,
  ]
  return facts.filter((fact) => typeof fact === 'string').join(' · ')
}
