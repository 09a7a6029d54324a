import '../../../kit/forms/without-eval.ts'
import type { OpenLanding } from '@portico/contract/areas/open-applications/open-link.shapes.ts'
import { openLinkMessages } from '@portico/contract/areas/open-applications/open-link.messages.ts'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '../../../kit/language/texts.ts'
import { statusOf } from '../../../platform/call-error.ts'
import { LandingWait, OutsidePage, useBrandOf } from '../../branding/branding.public.ts'
import { AcceptSharing } from './accept-sharing.tsx'
import { FormList } from './form-list.tsx'
import { landingQuery } from './open.queries.ts'
import { OpenFormScreen } from './open-form-screen.tsx'
import { ThankYou } from './thank-you.tsx'
import { useOpenPlace } from './use-open-place.ts'
import { WayIntoLink } from './way-into-link.tsx'

const makeCache = () =>
  new QueryClient({
    defaultOptions: {
      mutations: { networkMode: 'always' },
      queries: {
        networkMode: 'always',
        staleTime: 15_000,
        retry: (failures, error) => failures < 2 && mayPass(statusOf(error)),
      },
    },
  })

/** An error stays one; no answer may be a matter of a moment. */
const mayPass = (status: number | undefined): boolean => status === 0 || (status !== undefined && status >= 500)

/** Forms that someone fills by a link, without a login. */
export default function OpenApplicationsScreen() {
  const [cache] = useState(makeCache)
  return (
    <QueryClientProvider client={cache}>
      <Opened />
    </QueryClientProvider>
  )
}

function Opened() {
  const { t, said } = useTexts()
  const { place, pageKey, go } = useOpenPlace()
  const { data, error, refetch } = useQuery(landingQuery(place))
  useBrandOf(data?.branding)
  if (error !== null && statusOf(error) === 404) return <BadLink />
  if (data === undefined)
    return (
      <LandingWait
        title={t('Forms to complete')}
        badLink={said(openLinkMessages.badLink)}
        landing={{ status: error === null ? undefined : (statusOf(error) ?? 0), look: refetch }}
      />
    )
  if (data.inside === null) return <WayIntoLink place={place} landing={data} onIn={() => void refetch()} />
  if (!data.inside.hasAccepted)
    return <AcceptSharing token={place.token} inside={data.inside} onAccepted={() => void refetch()} />
  return <Inside landing={data} inside={data.inside} place={place} pageKey={pageKey} go={go} />
}

interface InsideProps extends ReturnType<typeof useOpenPlace> {
  readonly landing: OpenLanding
  readonly inside: NonNullable<OpenLanding['inside']>
}

/** What an admitted browser sees. */
function Inside({ landing, inside, place, pageKey, go }: InsideProps) {
  const { applications } = inside
  const first = applications[0]
  const appId = place.purpose === 'QUESTIONNAIRE' ? first?.id : place.appId
  if (appId === undefined) return <FormList place={place} landing={landing} inside={inside} go={go} />
  if (!applications.some(({ id }) => id === appId)) return <BadLink />
  if (place.purpose === 'QUESTIONNAIRE' && first?.status === 'DONE') return <ThankYou landing={landing} />
  return <OpenFormScreen key={appId} place={place} appId={appId} pageKey={pageKey} go={go} />
}

/** A link that does not work: unknown, expired, revoked or for another purpose. The reason is not revealed. */
function BadLink() {
  const { t, said } = useTexts()
  return <OutsidePage title={t('This link cannot be used')} lead={said(openLinkMessages.badLink)} />
}
