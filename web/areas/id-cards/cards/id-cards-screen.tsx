import { idCardMessages } from '@portico/contract/areas/id-cards/id-card.messages.ts'
import type { IdCardPage, IdCardVehicle } from '@portico/contract/areas/id-cards/id-card.shapes.ts'
import { americanDay } from '@portico/contract/kit/zone.rules.ts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { EmptyState } from '../../../kit/feedback/states.tsx'
import { DateField } from '../../../kit/forms/date-field.tsx'
import { SelectField } from '../../../kit/forms/select-field.tsx'
import { Page } from '../../../kit/layout/page.tsx'
import { RecordList } from '../../../kit/lists/record-list.tsx'
import { isoDay } from '../../../platform/formats.ts'
import { useWork } from '../../../platform/use-work.ts'
import { NaicCard } from '../../carriers/carriers.public.ts'
import classes from '../id-cards.module.css'
import { pageKey, type Shown, useIdCardCalls, useIdCards } from '../id-cards.queries.ts'
import { FilesCard } from './files-card.tsx'
import { LogCard } from './log-card.tsx'
import { SendDialog } from './send-dialog.tsx'
import { sendColumn, vehicleColumns } from './vehicle-columns.tsx'

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

/** The ID cards of an account's vehicles: for a day and a policy, which the address keeps. */
export default function IdCardsScreen({ accountId }: { readonly accountId: string }) {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const on = textOf(search['on'])
  const shown: Shown = {
    on: on !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(on) ? on : undefined,
    policyId: textOf(search['policy']),
  }
  const cards = useIdCards(accountId, shown)
  const show = ({ on: day, policyId }: Shown): void =>
    void navigate({ to: '.', search: { on: day, policy: policyId }, replace: true, resetScroll: false })
  return (
    <Page title="Auto ID Cards" lead="Print your vehicles’ insurance cards, or send them to drivers.">
      <Loaded query={cards} failed={idCardMessages.loadFailed} lines={8}>
        {(data) => <Cards accountId={accountId} data={data} onShow={show} />}
      </Loaded>
    </Page>
  )
}

interface CardsProps {
  readonly accountId: string
  readonly data: IdCardPage
  readonly onShow: (shown: Shown) => void
}

function Cards({ accountId, data, onShow }: CardsProps) {
  const [sending, setSending] = useState<IdCardVehicle>()
  const { policyId, on, error, vehicles, may } = data
  const of = may.make && error === null && policyId !== null ? { policyId, on } : undefined
  return (
    <div className={classes.stack}>
      <Choices data={data} onShow={onShow} />
      {error !== null && <Notice kind="warning">{error}</Notice>}
      <Vehicles accountId={accountId} data={data} of={of} onSend={setSending}>
        <FilesCard accountId={accountId} files={data.files} hasMore={data.hasMoreFiles} />
      </Vehicles>
      {data.total > vehicles.length && (
        <p className={classes.note}>
          The first {vehicles.length} of {data.total} vehicles are listed. The fleet PDF has every vehicle.
        </p>
      )}
      <p className={classes.note}>
        State cards of {data.edition}. The wording is ours and not reviewed by the states. Verify a state’s rules before
        you rely on its card.
      </p>
      {may.make && <LogCard accountId={accountId} links={data.links} />}
      {may.manage && (
        <NaicCard
          brokerCode={data.brokerCode}
          numbers={data.naicNumbers}
          missing={data.policies.filter(({ naic }) => naic === '').map(({ carrier }) => carrier)}
          lead="Cards cannot be created without the number of the carrier."
          pageKey={pageKey}
        />
      )}
      {sending !== undefined && of !== undefined && (
        <SendDialog accountId={accountId} vehicle={sending} of={of} onClose={() => setSending(undefined)} />
      )}
    </div>
  )
}

interface VehiclesProps extends Omit<CardsProps, 'onShow'> {
  /** The policy and day of the cards; undefined if there are none to create. */
  readonly of: { readonly policyId: string; readonly on: string } | undefined
  readonly onSend: (vehicle: IdCardVehicle) => void
  /** What is above the list. */
  readonly children: ReactNode
}

function Vehicles({ accountId, data: { vehicles }, of, onSend, children }: VehiclesProps) {
  const { makeFile } = useIdCardCalls(accountId)
  const work = useWork()
  const make = (vehicleIds: string[] | null): void => {
    if (of !== undefined) void work.run(() => makeFile(of, vehicleIds), idCardMessages.makeFailed, 'vehicleIds')
  }
  return (
    <>
      {work.refused !== undefined && <Notice kind="error">{work.refused}</Notice>}
      {of !== undefined && vehicles.length > 0 && (
        <div className={classes.row}>
          <Button busy={work.busy} onClick={() => make(null)}>
            Create fleet PDF
          </Button>
          <span className={classes.under}>Or choose vehicles below, up to 40.</span>
        </div>
      )}
      {children}
      <RecordList
        label="Vehicles"
        name="vehicles"
        noun={{ one: 'vehicle', many: 'vehicles' }}
        columns={vehicleColumns(vehicles)}
        bulk={of && [{ label: 'Create PDF', onRun: (rows) => make(rows.map(({ id }) => id)) }]}
        mayChoose={({ error }) => error === null}
        actions={of && sendColumn(onSend)}
        isFramed
        rows={vehicles}
        rowKey={({ id }) => id}
        fileName={`${accountId} ID cards.csv`}
        empty={
          <EmptyState title="No vehicles yet">Vehicles appear here once they are on the Auto schedule.</EmptyState>
        }
      />
    </>
  )
}

function Choices({ data: { on, policies, policyId }, onShow }: Omit<CardsProps, 'accountId'>) {
  return (
    <div className={classes.choices}>
      <DateField
        label="Cards for"
        description="A day in the policy term. Example: the first day of the next term"
        value={new Date(`${on}T00:00:00`)}
        onChange={(day) => onShow({ on: day === null ? undefined : isoDay(day), policyId: undefined })}
      />
      {policies.length > 0 && (
        <SelectField
          label="Policy"
          description="In force on this day"
          value={policyId ?? ''}
          onChange={({ currentTarget }) => onShow({ on, policyId: currentTarget.value })}
          data={policies.map(({ id, carrier, policyNumber, effectiveOn, endsOn }) => ({
            value: id,
            label: `${carrier} ${policyNumber}, ${americanDay(effectiveOn)} to ${americanDay(endsOn)}`.trim(),
          }))}
        />
      )}
    </div>
  )
}
