import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { useTexts } from '../../../kit/language/texts.ts'
import { Page } from '../../../kit/layout/page.tsx'
import { statusOf } from '../../../platform/call-error.ts'
import { FillForm } from './fill-form.tsx'
import { landingKey } from './open.queries.ts'
import { OpenSheet } from './open-sheet.tsx'
import type { OpenPlace } from './open-place.ts'
import { useOpenForm } from './use-open-form.ts'

interface Props {
  readonly place: OpenPlace
  readonly appId: string
  readonly pageKey: string | undefined
  readonly go: (path: string) => void
}

/** One form of a link. */
export function OpenFormScreen({ place, appId, pageKey, go }: Props) {
  const { query, queue, recent } = useOpenForm(place.token, appId)
  const cache = useQueryClient()
  const { t } = useTexts()
  const status = statusOf(query.error)
  useEffect(() => {
    // The link was revoked, or this browser is no longer admitted: the landing page decides what to show.
    if (status === 401 || status === 404) void cache.invalidateQueries({ queryKey: [landingKey] })
  }, [status, cache])
  return (
    <OpenSheet title={query.data?.entry.name ?? t('Form')}>
      {query.data === undefined ? (
        <Page title={t('Form')}>
          <Loaded query={query} failed={t('The form could not be loaded.')} lines={10}>
            {() => null}
          </Loaded>
        </Page>
      ) : (
        <FillForm
          key={query.data.layoutVersion}
          place={place}
          form={query.data}
          queue={queue}
          recent={recent}
          pageKey={pageKey}
          go={go}
        />
      )}
    </OpenSheet>
  )
}
