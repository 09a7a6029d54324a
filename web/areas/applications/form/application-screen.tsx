import '../../../kit/forms/without-eval.ts'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { Page } from '../../../kit/layout/page.tsx'
import { OpenApplication } from './open-application.tsx'
import { useApplication } from './use-application.ts'

interface Props {
  readonly accountId: string
  readonly appId: string
  /** The page of the form that is open. */
  readonly pageKey: string | undefined
  readonly onPage: (key: string) => void
}

/** One application: its form, and all actions on it. */
export default function ApplicationScreen({ accountId, appId, pageKey, onPage }: Props) {
  const { query, queue, recent } = useApplication(accountId, appId)
  if (query.data !== undefined)
    return (
      <OpenApplication
        key={query.data.layoutVersion}
        accountId={accountId}
        opened={{ form: query.data, queue, recent }}
        pageKey={pageKey}
        onPage={onPage}
      />
    )
  return (
    <Page title="Application">
      <Loaded query={query} failed="The application could not be loaded." lines={10}>
        {() => null}
      </Loaded>
    </Page>
  )
}
