import { audienceText } from '@portico/contract/areas/broadcasts/audience.ts'
import { broadcastMessages } from '@portico/contract/areas/broadcasts/broadcast.messages.ts'
import {
  type Broadcast,
  broadcastChannels,
  broadcastKinds,
} from '@portico/contract/areas/broadcasts/broadcast.shapes.ts'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '../../kit/controls/button.tsx'
import { Facts } from '../../kit/data/facts.tsx'
import { type Tile, Tiles } from '../../kit/data/tiles.tsx'
import { Loaded } from '../../kit/feedback/loaded.tsx'
import { Card } from '../../kit/layout/card.tsx'
import { Page } from '../../kit/layout/page.tsx'
import { ConfirmCall } from '../../kit/overlays/confirm-call.tsx'
import { AppLink } from '../../platform/app-link.tsx'
import { formatMoment } from '../../platform/formats.ts'
import { BroadcastLook } from './broadcast-look.tsx'
import { BroadcastState } from './broadcast-state.tsx'
import classes from './broadcasts.module.css'
import { broadcastQuery, useBroadcastCalls } from './broadcasts.queries.ts'

/** One broadcast: recipients, readers, and a button to stop it. */
export default function BroadcastScreen() {
  const { broadcastId = '' }: { broadcastId?: string } = useParams({ strict: false })
  const query = useQuery(broadcastQuery(broadcastId))
  return (
    <Page
      title={query.data?.title ?? 'Broadcast'}
      eyebrow={<AppLink href="/admin/broadcast">Broadcast</AppLink>}
      action={query.data?.canStop === true && <StopButton broadcast={query.data} />}
    >
      <Loaded query={query} failed={broadcastMessages.loadFailed} lines={8}>
        {(broadcast) => <Detail broadcast={broadcast} />}
      </Loaded>
    </Page>
  )
}

function StopButton({ broadcast }: { readonly broadcast: Broadcast }) {
  const { stop } = useBroadcastCalls()
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <Button kind="danger" onClick={() => setAsked(true)}>
        Stop broadcast
      </Button>
      {isAsked && (
        <ConfirmCall
          title="Stop this broadcast?"
          confirmLabel="Stop broadcast"
          failure={broadcastMessages.stopFailed}
          run={() => stop(broadcast.id)}
          onClose={() => setAsked(false)}
        >
          <p>Emails that have not left will not be sent. The banner disappears for everyone. Sent emails stay sent.</p>
        </ConfirmCall>
      )}
    </>
  )
}

function Detail({ broadcast }: { readonly broadcast: Broadcast }) {
  return (
    <div className={classes.cards}>
      <Card title="Delivery" action={<BroadcastState state={broadcast.state} />}>
        {broadcast.state === 'SCHEDULED' ? (
          <p>Not sent yet. Recipients are chosen at the send time.</p>
        ) : (
          <Tiles tiles={tilesOf(broadcast)} />
        )}
      </Card>
      <Card title="Settings">
        <Facts facts={factsOf(broadcast)} />
      </Card>
      <Card title="Message">
        <BroadcastLook {...broadcast} />
      </Card>
    </div>
  )
}

function tilesOf({ recipients, email, banner }: Broadcast): Tile[] {
  return [
    { label: 'Recipients', value: recipients, note: 'people, each once' },
    ...(banner === null
      ? []
      : [
          { label: 'Seen', value: banner.seen, note: 'have seen the banner' },
          { label: 'Dismissed', value: banner.dismissed, note: 'have dismissed the banner' },
        ]),
    ...(email === null
      ? []
      : [
          { label: 'Delivered', value: email.delivered, note: 'emails accepted' },
          { label: 'Waiting', value: email.waiting, note: 'emails to send' },
          { label: 'Failed', value: email.failed, note: 'emails refused', isWrong: email.failed > 0 },
          ...(email.optedOut > 0
            ? [{ label: 'Unsubscribed', value: email.optedOut, note: 'get no marketing email' }]
            : []),
          ...(email.withdrawn > 0 ? [{ label: 'Withdrawn', value: email.withdrawn, note: 'emails not sent' }] : []),
        ]),
  ]
}

function factsOf(broadcast: Broadcast) {
  const { audience, channel, kind, sendAt, timeZone, bannerUntil, createdBy, createdAt, finishedAt, stopped } =
    broadcast
  return [
    { label: 'Audience', value: audienceText(audience) },
    { label: 'Channel', value: broadcastChannels[channel] },
    { label: 'Kind', value: broadcastKinds[kind] },
    { label: 'Send time', value: formatMoment(sendAt) },
    { label: 'Time zone', value: timeZone.replaceAll('_', ' ') },
    ...(bannerUntil === null ? [] : [{ label: 'Banner expires', value: formatMoment(bannerUntil) }]),
    { label: 'Created', value: `${formatMoment(createdAt)} by ${createdBy}` },
    ...(finishedAt === null ? [] : [{ label: 'Sending finished', value: formatMoment(finishedAt) }]),
    ...(stopped === null ? [] : [{ label: 'Stopped', value: `${formatMoment(stopped.at)} by ${stopped.by}` }]),
  ]
}
